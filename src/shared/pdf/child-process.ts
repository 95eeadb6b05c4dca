import { type ChildProcess, fork } from 'node:child_process'
import { PdfError } from './pdf-error.ts'
import type { ChildMessage, RenderRequest } from './protocol.ts'

export interface SetterOptions {
  childEntry: string
  fontDir: string
  templateRoot: string
  /** For the process to be ready. */
  startTimeoutMs: number
  /** For one document. */
  timeoutMs: number
}

/** One child process that sets one document at a time. */
export interface Setter {
  /** Resolves when it can work; rejects with a PdfError when it never could. */
  ready: Promise<void>
  /** Documents it was given. */
  given: number
  alive: boolean
  set(request: RenderRequest): Promise<{ pdf: Buffer; rssBytes: number }>
  /** Lets it go: at once when idle. Resolves when the process has ended. */
  stop(): Promise<void>
}

interface Waiting {
  resolve(message: ChildMessage): void
  reject(error: PdfError): void
  timer: NodeJS.Timeout
}

/** Starts a child. It inherits no environment: it needs no configuration and no secrets. */
export function startSetter(options: SetterOptions): Setter {
  const child = fork(options.childEntry, [options.fontDir, options.templateRoot], {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let waiting: Waiting | undefined
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })

  const settle = (finish: (waiting: Waiting) => void) => {
    const current = waiting
    waiting = undefined
    if (!current) return
    clearTimeout(current.timer)
    finish(current)
  }
  const next = (withinMs: number): Promise<ChildMessage> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        child.kill('SIGKILL')
        settle((w) => w.reject(new PdfError('timeout', `no answer within ${withinMs} ms`)))
      }, withinMs)
      waiting = { resolve, reject, timer }
    })

  child.on('message', (message: ChildMessage) => settle((w) => w.resolve(message)))
  const onEnd = (why: string) => {
    setter.alive = false
    settle((w) => w.reject(new PdfError('child-died', why)))
  }
  child.once('exit', (code, signal) => onEnd(`ended with ${signal ?? code}`))
  child.on('error', (error) => onEnd(error.message))

  const setter: Setter = {
    ready: next(options.startTimeoutMs).then(() => undefined),
    given: 0,
    alive: true,
    async set(request) {
      setter.given++
      const answer = next(options.timeoutMs)
      if (setter.alive) sendTo(child, request, onEnd)
      else onEnd('had ended')
      const message = await answer
      if (message.kind === 'done') return { pdf: Buffer.from(message.pdf), rssBytes: message.rssBytes }
      throw new PdfError('template', message.kind === 'failed' ? message.message : 'an answer out of turn')
    },
    async stop() {
      setter.alive = false
      if (child.connected) child.disconnect()
      const lastResort = setTimeout(() => child.kill('SIGKILL'), options.timeoutMs)
      await ended
      clearTimeout(lastResort)
    },
  }
  setter.ready.catch(() => undefined)
  return setter
}

function sendTo(child: ChildProcess, request: RenderRequest, onFail: (why: string) => void): void {
  child.send(request, (error) => {
    if (error) onFail(error.message)
  })
}
