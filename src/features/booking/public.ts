export { BookingLinks } from './links.ts'
export { eraseBookings } from './repo.ts'
export { Bookings } from './service.ts'
export { consultationWishIntake } from './wish.ts'
