import { z } from 'zod'
import { jobKinds } from '#src/features/affiliates/domain/public.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { SvgPart } from '#src/shared/ui/svg-file/svg-part.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import sale from '#src/site/kinds/art/sale.svg?url'
import trades from '#src/site/kinds/art/trades.svg?url'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { closingOf } from '#src/site/kinds/reading/closing-of.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import { pathOf } from '#src/site/routes.ts'
import { commissionText, Earnings } from './earnings.tsx'
import { Lanes } from './lanes.tsx'
import { OfficeYear } from './office-year.tsx'
import { partnershipText } from './text.ts'
import './partnership.css'

const number = z.number().int().positive()
const partnershipShape = z.strictObject({
  /** Number of the section whose table says who does what, moment by moment. */
  lanes: number,
  /** Where the partner's first step has a deadline: the sentence that says so. */
  timed: z.string().optional(),
  /** Number of the section on what the partner's client gets: it stands beside what the partner earns. */
  client: number,
  /** The pages of the kinds of partner that the table lists, by the last part of their address, in its order. */
  pages: z.array(z.string()).optional(),
  /** A profession that may have to decline a commission: its page leads with the plan and not with the money. */
  mayDecline: z.boolean().default(false),
  /** Number of the section on money, whose words go below the table of commissions. */
  money: number.optional(),
  /** A year of referrals as an example: how many jobs of each kind. */
  year: z
    .strictObject({
      heading: z.string(),
      text: z.string(),
      jobs: z.partialRecord(z.enum(jobKinds), number),
    })
    .optional(),
})

/** For one kind of partner, or for all with a lane each: the work split moment by moment, what the client gets, what the partner earns; it ends with joining. */
export function PartnershipPage({ page, language }: KindProps) {
  const { words } = page
  const shape = shapeOf(words, partnershipShape)
  const text = partnershipText(language)
  const { sections, limits } = withoutLimits(page.sections)
  const headed = sections.filter(({ heading }) => heading)
  const split = headed[shape.lanes - 1]
  const client = headed[shape.client - 1]
  const money = shape.money === undefined ? undefined : headed[shape.money - 1]
  const table = split?.nodes.find((node) => node.type === 'table')
  if (!split || !client || table?.type !== 'table') throw new RangeError(`${words.id}: lanes or client are missing`)
  const taken = [split, client, money]
  const links = shape.pages?.map((slug) => {
    const found = page.children.find(({ path }) => path.endsWith(`/${slug}`))
    if (!found) throw new RangeError(`${words.id}: no page of partners ends in ${slug}`)
    return found.path
  })
  return (
    <div className="pt">
      <header className="pt-hero" data-first-screen="">
        <div className="wrap pt-head">
          <div>
            <h1>{words.heading}</h1>
            <p className="lede">{renderInline(words.answer, language)}</p>
            <p className="row">
              {shape.mayDecline ? (
                <ButtonLink href={pathOf('contact', language)}>{text.plan}</ButtonLink>
              ) : (
                <ButtonLink href={pathOf('affiliate-program', language)}>{text.join}</ButtonLink>
              )}
              <a className="tl" href={pathOf('affiliate-portal', language)}>
                {text.signIn} <Icon name="arrow" size={20} />
              </a>
            </p>
          </div>
          {shape.mayDecline ? null : (
            <div className="pt-sum">
              <span className="num n2 nw">{commissionText('solar', language)}</span>
              <p className="mut">{text.hero}</p>
            </div>
          )}
        </div>
        <div className="wrap">
          <svg className="pt-art" viewBox="0 0 1200 124" role="img" aria-label={links ? text.trades : text.drawing}>
            {links ? <SvgPart file={trades} part="trades" /> : <SvgPart file={sale} part="sale" />}
          </svg>
        </div>
      </header>
      <section className="deep pt-split" aria-labelledby={split.id}>
        <div className="wrap">
          <h2 id={split.id}>{split.heading}</h2>
          {shape.timed ? <p className="mut">{shape.timed}</p> : null}
          <Lanes table={table} language={language} {...(links ? { links } : {})} isTimed={shape.timed !== undefined} />
          {renderNodes(
            split.nodes.filter((node) => node !== table),
            language,
            split.id,
          )}
        </div>
      </section>
      <section className="sec tight">
        <div className="wrap g2 c2">
          <div>
            <h2 id={client.id}>{client.heading}</h2>
            <div className="prose pt-client">{renderNodes(client.nodes, language, client.id)}</div>
          </div>
          <div>
            <Earnings language={language} />
            {money ? (
              <details className="why">
                <summary>{money.heading}</summary>
                <div>{renderNodes(money.nodes, language, money.id)}</div>
              </details>
            ) : null}
          </div>
        </div>
      </section>
      {shape.year ? <OfficeYear year={shape.year} language={language} /> : null}
      <SectionFlow
        sections={headed.filter((section) => !taken.includes(section))}
        language={language}
        tinted={!shape.year}
        openWords={180}
        fills
      />
      <TwoQuestions page={page} language={language} heading={text.questions} />
      <Paper page={page} language={language} limits={limits} />
      <Closing name={closingOf(page.route)} language={language} />
    </div>
  )
}
