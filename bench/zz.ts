import { benchEstimate } from './estimate.ts'; console.log(await benchEstimate())
