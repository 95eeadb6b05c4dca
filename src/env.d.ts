declare namespace App {
  /** What the server hands to the on-demand pages (server/http/pages.ts). */
  interface Locals {
    quote?: import('./site/quote/quote-locals.ts').QuoteLocals
    form?: import('./site/forms/form-locals.ts').FormLocals
    consultation?: import('./site/booking/booking-locals.ts').ConsultationLocals
    appointment?: import('./site/booking/booking-locals.ts').ManageLocals
    alert?: 'asked' | 'on' | 'gone'
    energy?: import('./site/energy/energy-locals.ts').EnergyLocals
    review?: import('./site/reviews/review-locals.ts').ReviewLocals
    bill?: import('./site/forms/bill-locals.ts').BillLocals
  }
}
