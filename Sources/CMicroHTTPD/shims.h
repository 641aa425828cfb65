// What Swift cannot import of libmicrohttpd: variadic functions and macros that cast.
#pragma once
#include <asm/unistd.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <link.h>
#include <malloc.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <microhttpd.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

/// The functions of ours that a daemon calls; `context` goes to each of them.
struct MHDCallbacks {
    void *context;
    MHD_AccessHandlerCallback handle;
    MHD_RequestCompletedCallback complete;
    MHD_NotifyConnectionCallback connect;
    void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
    void (*log)(void *context, const char *format, va_list arguments);
};

/// What our connect callback stored for the connection.
static inline void *mhd_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

/// The connection's socket, or -1.
static inline int mhd_descriptor(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

/// The peer's address, or NULL.
static inline const struct sockaddr *mhd_peer(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}

/// The bytes from the request line to the blank line behind the headers.
static inline size_t mhd_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/// The status of the reply queued last, the library's own included; 0 for none.
static inline unsigned int mhd_queued_status(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
    return info ? info->http_status : 0;
}

typedef enum MHD_Result (*MHDQueue)(struct MHD_Connection *, unsigned int, struct MHD_Response *);

/// The library's own MHD_queue_response, in whose place a function of ours stands; NULL where there is none.
static inline MHDQueue mhd_own_queue(void) {
    static MHDQueue known;
    MHDQueue queue = __atomic_load_n(&known, __ATOMIC_RELAXED);
    if (queue == NULL) {
        // RTLD_NEXT, which the headers show to _GNU_SOURCE only: the next one behind the program's.
        queue = (MHDQueue)dlsym((void *)-1l, "MHD_queue_response");
        __atomic_store_n(&known, queue, __ATOMIC_RELAXED);
    }
    return queue;
}

/// Queues a reply by the library's own function.
static inline enum MHD_Result mhd_queue(
    struct MHD_Connection *connection, unsigned int status, struct MHD_Response *reply) {
    return mhd_own_queue()(connection, status, reply);
}

/// Leaves a text as it is, where the library would decode it in its place: the service reads targets by itself.
static inline size_t mhd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// Starts a daemon; NULL where the library cannot, or is without a function. `options` ends with MHD_OPTION_END. The log
/// function has to be the first option.
static inline struct MHD_Daemon *mhd_start(
    unsigned int flags, struct MHDCallbacks callbacks, const struct MHD_OptionItem *options) {
    if (mhd_own_queue() == NULL) return NULL;
    return MHD_start_daemon(
        flags, 0, NULL, NULL, callbacks.handle, callbacks.context, MHD_OPTION_EXTERNAL_LOGGER, callbacks.log,
        callbacks.context, MHD_OPTION_NOTIFY_COMPLETED, callbacks.complete, callbacks.context,
        MHD_OPTION_NOTIFY_CONNECTION, callbacks.connect, callbacks.context, MHD_OPTION_URI_LOG_CALLBACK,
        callbacks.begin, callbacks.context, MHD_OPTION_UNESCAPE_CALLBACK, mhd_keep_escapes, NULL, MHD_OPTION_ARRAY,
        options, MHD_OPTION_END);
}

static const uint64_t mhd_unknown_size = MHD_SIZE_UNKNOWN;
static const ssize_t mhd_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;

/// For gnutls_init: a client whose writes raise no SIGPIPE.
static const unsigned int tls_client_flags = GNUTLS_CLIENT | GNUTLS_NO_SIGNAL;

/// The process's environment, which only _GNU_SOURCE declares: texts `NAME=value`, the last one NULL.
static inline char *const *process_environment(void) {
    extern char **environ;
    return environ;
}

/// The beginning of dl_phdr_info, which the headers show to _GNU_SOURCE only, as they do dl_iterate_phdr.
struct process_loaded_file {
    ElfW(Addr) address;
    const char *name;
    const ElfW(Phdr) *parts;
    ElfW(Half) part_count;
};
extern int process_for_each_loaded_file(
    int (*visit)(struct process_loaded_file *file, size_t size, void *context), void *context)
    __asm__("dl_iterate_phdr");

/// Gives back the pages of one loaded file that nobody can have changed.
static int process_drop_pages(struct process_loaded_file *file, size_t size, void *page_size) {
    (void)size;
    // The program itself has no name; what else has no path is the kernel's.
    if (file->name[0] != '\0' && file->name[0] != '/') return 0;
    for (int index = 0; index < file->part_count; index++) {
        const ElfW(Phdr) *part = &file->parts[index];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X) || part->p_flags & PF_W) continue;
        uintptr_t mask = *(uintptr_t *)page_size - 1;
        uintptr_t start = (file->address + part->p_vaddr) & ~mask;
        uintptr_t end = (file->address + part->p_vaddr + part->p_memsz) & ~mask;
        if (end > start) madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 0;
}

/// Gives back free pages of the heap, and pages of code and constants.
static inline void process_trim_memory(void) {
    uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    malloc_trim(0);
    process_for_each_loaded_file(process_drop_pages, &page_size);
}

/// O_TMPFILE, which the headers show to _GNU_SOURCE only.
static const int mhd_unnamed_file = __O_TMPFILE;

/// Makes a listening TCP socket deaf to new clients, while those in its queue can still be accepted.
///
/// The program drops segments with SYN: byte 13 of the TCP header, bit 1.
static inline int socket_ignore_new_clients(int descriptor) {
    struct sock_filter steps[] = {
        BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 2, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, 0),
        BPF_STMT(BPF_RET | BPF_K, 0xFFFFFFFF),
    };
    struct sock_fprog program = {.len = sizeof steps / sizeof steps[0], .filter = steps};
    return setsockopt(descriptor, SOL_SOCKET, SO_ATTACH_FILTER, &program, sizeof program);
}

/// epoll_ctl, except that taking a descriptor out of a set in which it is not succeeds.
static inline int socket_change_poll_set(int set, int operation, int descriptor, void *event) {
    extern long syscall(long number, ...);
    long result = syscall(__NR_epoll_ctl, set, operation, descriptor, event);
    return result < 0 && operation == EPOLL_CTL_DEL && errno == ENOENT ? 0 : (int)result;
}
