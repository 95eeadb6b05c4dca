// First, and alone: the contracts behind the import below are built by zod.
import '#src/shared/http/zod-without-eval.ts'

/** Starts the staff app, on every staff path. */
const place = document.querySelector('#app')
if (place) void import('./staff-screens.app.tsx').then(({ startStaffApp }) => startStaffApp(place))
