# syntax=docker/dockerfile:1

# The build. Packages, then the sources: a change of the code reuses the first, and .build lives in a cache beside it.
FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libmicrohttpd-dev libsimdjson-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift openapi.yaml ./
COPY Tests Tests
COPY Sources Sources
ARG REVISION=unknown
# Swift's runtime is linked in; libmicrohttpd stays a shared library, so that Debian's fixes reach it.
RUN --mount=type=cache,target=/source/.build \
    printf '%s' "$REVISION" >Sources/CEmbeddedFiles/commit.txt \
    && swift build --configuration release --product panewise --static-swift-stdlib -Xlinker --strip-all \
    && install -D .build/release/panewise /installed/usr/bin/panewise

FROM debian:bookworm-slim
ARG VERSION=development
ARG REVISION=unknown
ARG CREATED=unknown
LABEL org.opencontainers.image.title="Panewise" \
      org.opencontainers.image.description="Answers which trait override and split arrangement a size and its traits lead to, and why" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.created="$CREATED" \
      org.opencontainers.image.base.name="docker.io/library/debian:bookworm-slim"
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libmicrohttpd12 libsimdjson14 \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log
COPY --from=build /installed/ /
# Outside of a container the service listens on the loopback interface; in one, that would reach nobody.
ENV PANEWISE_HOST=0.0.0.0 PANEWISE_PORT=8080
EXPOSE 8080
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=2s --start-period=2s --retries=3 CMD ["panewise", "healthcheck"]
ENTRYPOINT ["panewise"]
CMD ["serve"]
