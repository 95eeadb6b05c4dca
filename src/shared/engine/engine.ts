import { setFlagsFromString } from 'node:v8'

// Node 24's middle compiler now and then lets two objects share one number (docs/decisions/0024-numbers-and-the-engine.md). The first import of every
// process that computes or prints figures, so that it is set before anything is compiled, however the process was started.
setFlagsFromString('--no-maglev')
