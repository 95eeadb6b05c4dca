import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Encoding } from './negotiation.ts'
import type { FileAnswer, StaticFiles } from './static-files.ts'

/**
 * Answers the plainest of requests, a whole GET of a file in memory, with one read and one write, before node:http sees the connection: on two
 * small cores that is three times as many pages a second. Whatever is not exactly such a request, a method, a header or a path it does not know, half
 * a request or more than one, goes to node:http untouched, and the connection stays there. So this reads nothing that node:http would read differently:
 * a request it answers has no body, no upgrade and no condition.
 *
 * A browser sends the same bytes for the same page every time, and the answer depends on nothing else: what has been understood once is remembered by
 * its bytes.
 */

const maxHeadBytes = 8192
/** Heads remembered, and the longest of them: a megabyte at most. When it is full it starts anew. */
const rememberedHeads = 512
const rememberedBytes = 2048
/** An open connection on which nothing is asked. */
const idleMillis = 65_000

const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1$/
const fieldLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e]*)$/
/** Names of encodings and nothing else. */
const plainEncodings = /^[a-z0-9-]*(?:\s*,\s*[a-z0-9-]+)*$/i
/** Fields that change what the answer would be, or how the connection goes on: node:http knows them, this does not. */
const notOurs = new Set([
  'connection',
  'content-length',
  'expect',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'proxy-connection',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The path and encoding of a request that can be answered from memory; undefined for every other. */
export function plainRequest(head: string): { path: string; encoding: Encoding } | undefined {
  if (!head.endsWith('\r\n\r\n')) return undefined
  const [first = '', ...lines] = head.slice(0, -4).split('\r\n')
  const target = requestLine.exec(first)?.[1]
  if (target === undefined) return undefined
  let hosts = 0
  let hasEncodings = false
  let encoding: Encoding = 'identity'
  for (const line of lines) {
    const field = fieldLine.exec(line)
    if (!field) return undefined
    const [, name = '', value = ''] = field
    const key = name.toLowerCase()
    if (key === 'connection' && value.toLowerCase() === 'keep-alive') continue
    if (notOurs.has(key)) return undefined
    if (key === 'host') hosts++
    if (key === 'accept-encoding') {
      // Wishes with weights, and more than one line of them, are weighed by the library (negotiation.ts).
      if (hasEncodings || !plainEncodings.test(value)) return undefined
      hasEncodings = true
      const named = value.toLowerCase().split(/[,\s]+/)
      encoding = named.includes('br') ? 'br' : named.includes('gzip') ? 'gzip' : 'identity'
    }
  }
  const query = target.indexOf('?')
  return hosts === 1 ? { path: query === -1 ? target : target.slice(0, query), encoding } : undefined
}

/** Finds the answers to chunks: by their exact bytes when they came before, else by reading them. Undefined for what node:http is to read. */
export function answersFrom(files: StaticFiles): (chunk: Buffer) => Buffer | undefined {
  const remembered = new Map<string, FileAnswer>()
  let generation = files.generation
  return (chunk) => {
    if (generation !== files.generation) {
      generation = files.generation
      remembered.clear()
    }
    if (chunk.length > maxHeadBytes) return undefined
    const head = chunk.toString('latin1')
    const known = remembered.get(head)
    if (known) return files.whole(known)
    const request = plainRequest(head)
    const answer = request && files.find(request.path, request.encoding)
    if (answer && head.length <= rememberedBytes) {
      if (remembered.size >= rememberedHeads) remembered.clear()
      remembered.set(head, answer)
    }
    return answer && files.whole(answer)
  }
}

/** Puts the front before `server`. Gives a function that lets go of the connections it holds, for a stop. */
export function serveStaticFirst(server: Server, files: StaticFiles): () => void {
  const behind = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  const held = new Set<Socket>()
  const answerTo = answersFrom(files)
  let stopping = false

  server.on('connection', (socket: Socket) => {
    const letGo = () => held.delete(socket)
    const handOver = (unread: Buffer) => {
      letGo()
      socket.off('data', onData).off('close', letGo).off('error', onError).off('timeout', onTimeout)
      socket.setTimeout(0)
      socket.pause()
      for (const listener of behind) listener.call(server, socket)
      socket.unshift(unread)
      socket.resume()
    }
    const onData = (chunk: Buffer) => {
      const answer = stopping ? undefined : answerTo(chunk)
      if (!answer) return handOver(chunk)
      // A reader slower than its own requests waits for its answers.
      if (!socket.write(answer)) {
        socket.pause()
        socket.once('drain', () => socket.resume())
      }
    }
    const onError = () => socket.destroy()
    const onTimeout = () => socket.destroy()
    held.add(socket)
    socket.on('data', onData).on('close', letGo).on('error', onError).on('timeout', onTimeout)
    socket.setTimeout(idleMillis)
  })

  return () => {
    stopping = true
    // Not only ended: a browser that keeps a quiet connection leaves its own half open, and a stop would wait for it.
    for (const socket of held) socket.destroySoon()
  }
}
