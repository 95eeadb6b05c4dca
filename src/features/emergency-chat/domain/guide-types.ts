/** What a guide is made of. */

/** The languages the guides are written in. */
export type GuideLanguage = 'en' | 'es'

export type Said = Readonly<Record<GuideLanguage, string>>

/** Who is called at the end: ids of the public contacts. */
export type GuideCall = 'emergency' | 'electricity-faults' | 'us'

/** Names of the pictures in src/shared/ui/drawing/steps, which this file must not import. */
export type GuidePicture =
  | 'dark-street'
  | 'board-one-down'
  | 'board-check'
  | 'main-off'
  | 'breakers-down'
  | 'rcd-up'
  | 'one-by-one'
  | 'faulty-down'
  | 'rcd-stays-down'
  | 'all-up'
  | 'meter'
  | 'phone'
  | 'leave'
  | 'water-socket'
  | 'stopcock'
  | 'hot-socket'

/** A step that asks, or that is done and confirmed by its one answer. */
export interface Question {
  picture: GuidePicture
  says: Said
  answers: readonly { says: Said; to: string }[]
}

/** A step that ends the guide. */
export interface End {
  picture: GuidePicture
  says: Said
  calls: readonly GuideCall[]
  /** A guide that may go on from here. */
  next?: 'reset-rcd'
}

export type GuideStep = Question | End

export interface Guide {
  title: Said
  /** To be read before anything is touched. */
  first: Said
  start: string
  /** In the order in which they are read as a page. */
  steps: Readonly<Record<string, GuideStep>>
}
