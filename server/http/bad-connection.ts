import type { Duplex } from 'node:stream'

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers what is no request, or did not come in time, and closes the connection for both sides: a client that reads nothing would keep half of it open. */
export function endBadConnection(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const reason = reasons[error.code ?? ''] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy())
}
