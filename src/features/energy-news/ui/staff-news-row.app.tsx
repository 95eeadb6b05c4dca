import { useState } from 'react'
import type { NewsChange, StaffNewsItem } from '#src/features/energy-news/contract.ts'
import { newsTags } from '#src/features/energy-news/domain/news.ts'
import { newsSources } from '#src/features/energy-news/sources.ts'
import { staffNewsText } from '#src/features/energy-news/text/staff-text.ts'
import { newsText } from '#src/features/energy-news/text/text.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { changeOf, draftOf } from './staff-news-list.ts'

const mostHeading = 200

/** One item of the press: its title as it came, a heading in each language, its subjects, and whether visitors see it. */
export function StaffNewsRow({
  item,
  language,
  isBusy,
  onChange,
}: {
  item: StaffNewsItem
  language: Language
  isBusy: boolean
  onChange: (change: NewsChange) => void
}) {
  const text = staffNewsText[language]
  const [draft, setDraft] = useState(() => draftOf(item))
  const change = changeOf(item, draft)
  const source = newsSources.find(({ id }) => id === item.source)?.name ?? item.source
  return (
    <form
      className="panel stack-s sn-row"
      aria-label={item.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (change) onChange(change)
      }}
    >
      <p>
        <a href={item.url} target="_blank" rel="noreferrer" lang={item.language}>
          {item.title}
        </a>{' '}
        {item.isHidden ? <Tag tone="warn">{text.hidden}</Tag> : null}
      </p>
      <p className="xs mut">{`${source}, ${formatDate(item.day, language)}, ${text.original[item.language]}`}</p>
      <div className="sn-two">
        {languages.map((written) => (
          <label key={written}>
            <span>{text.headings[written]}</span>
            <input
              className="in"
              lang={written}
              value={draft[written]}
              maxLength={mostHeading}
              placeholder={text.kept[written === item.language ? 'own' : 'other']}
              onChange={(event) => setDraft({ ...draft, [written]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
      <fieldset className="sn-tags">
        <legend>{text.tags}</legend>
        {newsTags.map((tag) => (
          <label key={tag}>
            <input
              type="checkbox"
              checked={draft.tags.includes(tag)}
              onChange={({ currentTarget: { checked } }) =>
                setDraft({
                  ...draft,
                  tags: newsTags.filter((one) => (one === tag ? checked : draft.tags.includes(one))),
                })
              }
            />
            <span>{newsText[language].tags[tag]}</span>
          </label>
        ))}
      </fieldset>
      <div className="row">
        <Button type="submit" small tone="sea" busy={isBusy && change !== undefined} disabled={!change}>
          {text.save}
        </Button>
        <Button small tone="secondary" onClick={() => onChange({ isHidden: !item.isHidden })}>
          {item.isHidden ? text.unhide : text.hide}
        </Button>
      </div>
    </form>
  )
}
