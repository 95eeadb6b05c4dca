import { createServer } from 'node:net'

/** The least that a Node process can do for a request: read what comes, write the same bytes. Arguments: port, bytes of an answer. */
const [port = '0', bytes = '0'] = process.argv.slice(2)
const body = Buffer.alloc(Number(bytes), 'x')
const answer = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n`), body])
createServer((socket) => {
  socket.on('error', () => socket.destroy())
  socket.on('data', () => socket.write(answer))
}).listen(Number(port), '127.0.0.1')
