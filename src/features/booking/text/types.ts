export interface BookingText {
  heading: string
  lede: string
  steps: { about: string; when: string; who: string }
  topic: string
  modes: { legend: string; visit: string; video: string; visitHint: string; videoHint: string }
  town: string
  week: {
    title: (day: string) => string
    earlier: string
    later: string
    show: string
    note: string
    noteOwn: string
    zone: string
    zones: { spain: string; mine: string }
    minutes: (minutes: number) => string
    morning: string
    afternoon: string
    taken: string
    past: string
    none: string
    allTaken: string
    loading: string
    choose: string
    failed: string
  }
  full: {
    title: string
    first: (visit: string) => string
    video: (when: string) => string
    take: (when: string) => string
  }
  taken: { title: (when: string) => string; body: string; none: string }
  name: string
  nameHint: string
  reach: string
  reachHint: string
  reachRequired: string
  address: string
  addressHint: string
  consent: { before: string; policy: string; after: string }
  confirm: (when: string) => string
  confirmPlain: string
  /** On the button while no time is chosen. */
  chooseAbove: string
  held: { until: (when: string, time: string) => string; over: string }
  sending: string
  controller: (brand: string) => string
  errorTitle: string
  errorPrefix: string
  nameRequired: string
  slotRequired: string
  failed: string
  offline: string
  /** Takes what was kept without a connection off the device. */
  forget: string
  call: string
  card: {
    title: string
    nothing: string
    /** From there to the times. */
    toTimes: string
    own: (span: string, place: string) => string
    spain: string
    topic: string
    where: string
    atHouse: (town: string) => string
    byVideo: string
    takes: string
    /** Before any week has come. */
    takesUnknown: string
    look: string
    pictures: { roof: string; board: string; meter: string; tiles: string }
    ready: string
  }
  wished: { title: string; body: string; confirm: (when: string) => string; reference: string }
  more: {
    title: string
    /** What each of the four pictures decides, said behind its name, and what else is looked at. */
    pictures: { roof: string; board: string; meter: string; tiles: string }
    also: string
    after: { title: string; items: readonly string[] }
    questions: readonly { q: string; a: string }[]
  }
  manage: {
    title: string
    confirmed: string
    seeYou: (weekday: string) => string
    speak: (weekday: string) => string
    spainTime: string
    own: (place: string, time: string) => string
    mail: string
    calendar: string
    change: string
    cancel: string
    until: (when: string) => string
    tooLate: string
    before: string
    kit: readonly string[]
    kitVideo: readonly string[]
    reference: string
    cancelled: string
    cancelledLede: (when: string) => string
    again: string
    moveTitle: string
    moveTo: string
    keep: string
    gone: { title: string; lede: string; expired: string; link: string }
  }
}
