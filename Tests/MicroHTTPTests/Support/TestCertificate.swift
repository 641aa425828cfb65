/// A certificate for localhost and its key, made for these tests and used nowhere else.
enum TestCertificate {
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBgDCCASWgAwIBAgIUOUZjwCtN/hjIwIXDMwVlPBYwqAAwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEzMDE2MTIwOFoYDzIxMjYxMTA2
        MTYxMjA4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAARgX1mO+T8KIqC98eaazDaeoZwtxDztgY1X6V/E+MxU8ckRHAyCgKJh
        e9jFHTP/10lVajjOulnqLHhejnPeqk4to1MwUTAdBgNVHQ4EFgQUvWuSIDyST5Sp
        GO9rb1M6NNINxAAwHwYDVR0jBBgwFoAUvWuSIDyST5SpGO9rb1M6NNINxAAwDwYD
        VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAyoTeZT8rE/lJYTEd68XC
        cmgoQfrTJ3tT2UfvM//MJh8CIQC8mZQr/MB7sJEbcXkAAKlobP8POwv/I0djFMME
        XDff/A==
        -----END CERTIFICATE-----
        """

    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsj2ThwAAqrYImqP5
        0Vb9htDhcTJAla4lallcnU+vAMmhRANCAARgX1mO+T8KIqC98eaazDaeoZwtxDzt
        gY1X6V/E+MxU8ckRHAyCgKJhe9jFHTP/10lVajjOulnqLHhejnPeqk4t
        -----END PRIVATE KEY-----
        """
}
