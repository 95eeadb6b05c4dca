import { setFlagsFromString } from 'node:v8'

// Node 24's middle compiler now and then lets two objects share one number (docs/decisions/numbers-and-the-engine.md). The first import of every
// process that computes or prints figures, so that it is set before anything is compiled, whoever started the process.
setFlagsFromString('--no-maglev')
