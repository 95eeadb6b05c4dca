import { zone } from './zone.ts'

// A worker that had read its clock before the zone was set would show nothing that is wrong elsewhere.
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
if (timeZone !== zone) throw new Error(`the clock is that of ${timeZone}, not of ${zone}`)
