import type { Services } from '#server/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { ManageLocals } from '#src/site/booking/booking-locals.ts'

/** What the page behind an appointment's link shows. Rejects with 503 while the database is away. */
export async function appointmentLocals(
  { bookings, bookingLinks }: Pick<Services, 'bookings' | 'bookingLinks'>,
  token: string,
): Promise<{ status: number; locals: ManageLocals }> {
  try {
    const booking = await bookings.open(token)
    return { status: 200, locals: { booking, invitePath: new URL(bookingLinks.inviteUrl(token)).pathname } }
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return { status: 404, locals: { gone: 'unknown' } }
    if (error instanceof Problem && error.status === 410) return { status: 410, locals: { gone: 'expired' } }
    throw error
  }
}
