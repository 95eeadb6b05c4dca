/** What the pages of appointments need to know of the house around them. */
export interface BookingPlaces {
  /** Where the form is, and where it posts to. */
  page: string
  privacy: string
  contact: string
  billAnalysis: string
  brand: string
  phone: { e164: string; display: string }
}
