import { takeLock } from './lock.ts'

/** A process that takes the lock of its argument, says its pid and lives until it is killed; for the lock's test. */
takeLock(process.argv[2] ?? '')
process.stdout.write(`${process.pid}\n`)
setInterval(() => undefined, 60_000)
