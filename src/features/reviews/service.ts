import { addEvent, findLead } from '#src/features/crm/public.ts'
import type { Publications } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { Decision, OpenInvitation, ReviewRequest } from './contract.ts'
import { mayRewrite } from './domain/review.ts'
import { type PublishedReview, publishedReview, reviewSubjectName } from './format/published-review.ts'
import type { ReviewLinks } from './links.ts'
import * as repo from './repo.ts'

export interface ReviewsOptions {
  db: () => Database
  publications: Publications
  links: ReviewLinks
  now: () => Date
  log: Log
}

interface By {
  id: string | null
  name: string
}

/** Reviews of customers: written by invitation, looked at by staff, shown through the publication store. Their words are never changed. */
export class Reviews {
  readonly #o: ReviewsOptions

  constructor(options: ReviewsOptions) {
    this.#o = options
  }

  /** What an invitation's link opens. Problems: 404 not_found; 410 review_over. */
  async open(token: string): Promise<OpenInvitation> {
    const { invitation, lead } = await this.#invitation(token)
    const written = await repo.reviewOf(this.#o.db(), invitation.id)
    return {
      kind: invitation.kind,
      firstName: lead.name.trim().split(/\s+/)[0] ?? '',
      service: invitation.service,
      town: towns.find((town) => town === lead.town) ?? null,
      language: lead.language,
      expiresAt: invitation.expiresAt.toISOString(),
      canWrite: this.#canWrite(invitation, written),
      written: written
        ? {
            state: written.state,
            declined: written.declined,
            stars: written.stars,
            words: written.words,
            name: written.name,
            town: written.town,
            reply: written.reply,
          }
        : null,
    }
  }

  /** Keeps what a customer wrote until staff have looked at it. Problems as `open`; 409 review_written, review_over. */
  async write(token: string, request: ReviewRequest): Promise<void> {
    const { invitation } = await this.#invitation(token)
    await this.#o.db().transaction(async (tx) => {
      await repo.lockInvitation(tx, invitation.id)
      const before = await repo.reviewOf(tx, invitation.id)
      const { stars, words, name, town, language } = request
      // The same words sent twice, by a second click, are one review.
      if (before?.state === 'waiting' && before.words === words && before.stars === stars) return
      if (!this.#canWrite(invitation, before))
        throw new Problem(409, invitation.expiresAt <= this.#o.now() ? 'review_over' : 'review_written')
      const row = { invitationId: invitation.id, stars, words, name, town, language, writtenAt: this.#o.now() }
      await repo.insertReview(tx, row)
      await addEvent(tx, invitation.leadId, 'review-written', null, {})
    })
  }

  /** Its writer no longer agrees: it goes from the site at once. Problems as `open`. */
  async withdraw(token: string): Promise<void> {
    const { invitation } = await this.#invitation(token)
    const written = await repo.reviewOf(this.#o.db(), invitation.id)
    if (!written || written.state === 'withdrawn') return
    await repo.changeReview(this.#o.db(), written.id, { state: 'withdrawn' })
    await this.#show(written.id, { id: null, name: '' })
  }

  /** Shows a review or says why not. Problem: 404 not_found. */
  async decide(id: string, decision: Decision, by: By): Promise<void> {
    const { review } = await this.#find(id)
    if (review.state === 'withdrawn') throw new Problem(409, 'changed_meanwhile')
    const decided = { decidedBy: by.name, decidedAt: this.#o.now() }
    await repo.changeReview(
      this.#o.db(),
      id,
      decision.show
        ? { ...decided, state: 'shown', declined: null }
        : { ...decided, state: 'declined', declined: decision.reason },
    )
    await this.#show(id, by)
  }

  /** Our answer below a review; sent again it takes the place of the one before. Problem: 404 not_found. */
  async reply(id: string, words: string, by: By): Promise<void> {
    await this.#find(id)
    await repo.changeReview(this.#o.db(), id, { reply: words, repliedBy: by.name, repliedAt: this.#o.now() })
    await this.#show(id, by)
  }

  /** What is published follows the records: what failed is made up for, what was erased goes. */
  async sync(): Promise<void> {
    const shown = await repo.listReviews(this.#o.db(), 'shown')
    const ids = new Set(shown.map(({ review }) => review.id))
    for (const { subject } of this.#o.publications.shown())
      if (subject.startsWith(reviewSubjectName)) ids.add(subject.slice(reviewSubjectName.length))
    for (const id of ids)
      await this.#show(id, { id: null, name: '' }).catch((err) =>
        this.#o.log.warn({ err, review: id }, 'a review could not be shown'),
      )
  }

  /** Publishes what the record says, unless that is what is published. */
  async #show(id: string, by: By): Promise<void> {
    const { publications, db } = this.#o
    const found = await repo.findReview(db(), id)
    const subject = `${reviewSubjectName}${id}`
    const value: PublishedReview = found?.review.state === 'shown' ? shownReview(found) : { state: 'gone' }
    const before = publications.current(subject)
    if (!before && value.state === 'gone') return
    if (before && JSON.stringify(publishedReview.parse(before.value)) === JSON.stringify(publishedReview.parse(value)))
      return
    await publications.publish(db(), { subject, value, by, language: 'es' })
  }

  async #find(id: string): Promise<repo.ReviewWithInvitation> {
    const found = await repo.findReview(this.#o.db(), id)
    if (!found) throw new Problem(404, 'not_found')
    return found
  }

  #canWrite(invitation: repo.Invitation, before: repo.Review | undefined): boolean {
    if (invitation.expiresAt <= this.#o.now()) return false
    return !before || (before.state === 'declined' && mayRewrite.some((reason) => reason === before.declined))
  }

  async #invitation(token: string) {
    const checked = this.#o.links.check(token, this.#o.now())
    if (!checked.ok)
      throw checked.reason === 'expired' ? new Problem(410, 'review_over') : new Problem(404, 'not_found')
    const invitation = await repo.findInvitation(this.#o.db(), checked.id)
    const lead = invitation && (await findLead(this.#o.db(), invitation.leadId))
    if (!invitation || !lead || lead.erasedAt) throw new Problem(404, 'not_found')
    return { invitation, lead }
  }
}

function shownReview({ review, invitation }: repo.ReviewWithInvitation): PublishedReview {
  const { stars, words, name, town, language, writtenAt, reply, repliedAt } = review
  return {
    state: 'shown',
    kind: invitation.kind,
    stars,
    words,
    name,
    town,
    service: invitation.service,
    language: language satisfies Language,
    writtenOn: madridDate(writtenAt),
    reply: reply && repliedAt ? { words: reply, on: madridDate(repliedAt) } : null,
  }
}
