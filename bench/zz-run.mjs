import { builtInBusiness, readBusinessFrom } from '../src/site/business.ts'
import { benchCarry } from './crm-carry.ts'
readBusinessFrom(() => builtInBusiness)
console.log(await benchCarry(Number(process.argv[2])))
process.exit(0)
