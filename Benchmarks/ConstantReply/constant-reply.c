// The least that a libmicrohttpd server can do: read a request to its end, and answer it with the same bytes every time.
//
//     constant-reply SIZE
//
// It listens on a free port of the loopback interface with as many epoll threads and as much memory for a connection,
// which the library clears for each request, as the service has; it prints the service's ready line, and stops on SIGTERM.

#include <arpa/inet.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct MHD_Response *constant;

static enum MHD_Result handle(void *unused, struct MHD_Connection *connection, const char *target, const char *method,
                              const char *version, const char *piece, size_t *piece_size, void **seen) {
    (void)unused, (void)target, (void)method, (void)version, (void)piece;
    if (*seen == NULL) { // The head is complete, the body has yet to come.
        *seen = &constant;
        return MHD_YES;
    }
    if (*piece_size > 0) {
        *piece_size = 0;
        return MHD_YES;
    }
    return MHD_queue_response(connection, MHD_HTTP_OK, constant);
}

static struct MHD_Response *response_of_size(size_t size) {
    char *body = malloc(size + 1);
    if (body == NULL || size < 2) return NULL;
    memset(body, ' ', size);
    body[0] = '{';
    body[size - 1] = '}';
    struct MHD_Response *response = MHD_create_response_from_buffer(size, body, MHD_RESPMEM_MUST_FREE);
    MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, "application/json");
    return response;
}

int main(int count, char **arguments) {
    constant = response_of_size(count == 2 ? strtoul(arguments[1], NULL, 10) : 0);
    if (constant == NULL) {
        fputs("usage: constant-reply SIZE (2 or more)\n", stderr);
        return 2;
    }

    // Blocked before libmicrohttpd starts its threads, so that none of them takes the signal.
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTERM);
    sigprocmask(SIG_BLOCK, &stop, NULL);

    struct sockaddr_in loopback = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    unsigned threads = (unsigned)sysconf(_SC_NPROCESSORS_ONLN);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, handle, NULL, MHD_OPTION_SOCK_ADDR, &loopback,
        MHD_OPTION_THREAD_POOL_SIZE, threads, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)28672, MHD_OPTION_END);
    if (daemon == NULL) return 1;
    printf("{\"event\":\"ready\",\"url\":\"http://127.0.0.1:%u\"}\n",
           (unsigned)MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);

    int received;
    sigwait(&stop, &received);
    MHD_stop_daemon(daemon);
    MHD_destroy_response(constant);
    return 0;
}
