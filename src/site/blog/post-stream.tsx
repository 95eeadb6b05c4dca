import { monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import type { PostHead } from './posts.ts'
import { blogText } from './text/text.ts'

interface Line {
  day: string
  post: PostHead
  correction?: string
}

/** Posts and their corrections by day, newest first, with the months. */
export function PostStream({ posts, language }: { posts: readonly PostHead[]; language: Language }) {
  const text = blogText[language]
  const lines = posts
    .flatMap((post): Line[] => [
      { day: post.published, post },
      ...post.text.corrections.map(({ on, text: correction }) => ({ day: on, post, correction })),
    ])
    .sort((a, b) => b.day.localeCompare(a.day))
  const months = [...new Set(lines.map(({ day }) => day.slice(0, 7)))]
  return months.map((month) => (
    <section key={month} className="month">
      <h3>{monthOf(month, language)}</h3>
      <ol className="stream">
        {lines
          .filter(({ day }) => day.startsWith(month))
          .map(({ day, post, correction }) => (
            <li key={`${post.id} ${day} ${correction ?? ''}`}>
              <time dateTime={day}>
                <span className="num">{Number(day.slice(8))}</span>
                {monthNames(language)[Number(day.slice(5, 7)) - 1]}
              </time>
              <div>
                <h4>
                  <a href={post.path}>{post.text.title}</a>
                </h4>
                <p>
                  {correction ?? post.text.summary} <span className="nw">{text.minutes(post.minutes)}</span>
                </p>
              </div>
              <Tag {...(correction ? { tone: 'bad' as const } : {})}>{correction ? text.correction : text.post}</Tag>
            </li>
          ))}
      </ol>
    </section>
  ))
}

function monthOf(month: string, language: Language): string {
  const name = monthNames(language, 'long')[Number(month.slice(5)) - 1] ?? ''
  const year = month.slice(0, 4)
  return language === 'en' ? `${name} ${year}` : `${name.charAt(0).toUpperCase()}${name.slice(1)} de ${year}`
}
