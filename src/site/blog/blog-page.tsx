import { subjects } from '#src/features/content/format/post.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { PageDates } from '#src/site/content/page-dates.tsx'
import type { HeadWords } from '#src/site/content/page-words.ts'
import { pathOf } from '#src/site/routes.ts'
import { SearchForm } from '#src/site/search/search-form.tsx'
import { feedPath } from '#src/site/seo/feed.ts'
import { PostCard, PostDate, PostPicture, SubjectTag } from './post-card.tsx'
import { PostStream } from './post-stream.tsx'
import { type PostHead, postHeads } from './posts.ts'
import { blogText } from './text/text.ts'

/** So many lines of the stream on a page; the rest is found by subject and by search. */
const mostOnBlog = 4
const mostInStream = 200

/** /blog: the newest post with its number, then all by subject; by date only once a correction makes that list say more. */
export function BlogPage({ language, words }: { language: Language; words: HeadWords }) {
  const text = blogText[language]
  const posts = postHeads(language)
  const [lead, ...rest] = posts
  const used = subjects.filter((subject) => posts.some((post) => post.text.subject === subject))
  const isAlone = !rest.some((post) => post.text.subject === lead?.text.subject)
  return (
    <>
      <Top language={language} heading={words.heading} answer={words.answer} here="blog">
        {lead ? (
          <LeadPost post={lead} isFirstOfSubject={isAlone} language={language} />
        ) : (
          <p className="quiet">{text.none}</p>
        )}
      </Top>
      {rest.length > 0 ? (
        <section className="sec tight" id="posts" aria-labelledby="by-subject">
          <div className="wrap">
            <div className="row apart">
              <h2 id="by-subject">{text.bySubject}</h2>
              <nav className="row subjects" aria-label={text.bySubject}>
                <a className="chip" href="#posts" data-subject="" aria-current="true">
                  {text.all}
                </a>
                {used.map((subject) => (
                  <a key={subject} className="chip" href={`#${subject}`} data-subject={subject}>
                    {text.subjects[subject]}
                  </a>
                ))}
              </nav>
            </div>
            <div className="nbs">
              {rest.map((post, at) => (
                <PostCard
                  key={post.id}
                  post={post}
                  language={language}
                  wide={at < 2}
                  isFirstOfSubject={rest.findIndex(({ text }) => text.subject === post.text.subject) === at}
                />
              ))}
              {lead ? <PostCard post={lead} language={language} isLead /> : null}
            </div>
          </div>
        </section>
      ) : null}
      {posts.some((post) => post.text.corrections.length > 0) ? (
        <Latest posts={posts.slice(0, mostOnBlog)} language={language} words={words} hasMore />
      ) : (
        <section className="tint sec tight">
          <div className="wrap g2 c75">
            <Ways language={language} words={words} hasMore />
          </div>
        </section>
      )}
    </>
  )
}

/** /latest-blogs: the stream alone. */
export function LatestPage({ language, words }: { language: Language; words: HeadWords }) {
  return (
    <>
      <Top language={language} heading={words.heading} answer={words.answer} here="latest-blogs" />
      <Latest posts={postHeads(language).slice(0, mostInStream)} language={language} words={words} />
    </>
  )
}

function Top({
  language,
  heading,
  answer,
  here,
  children,
}: {
  language: Language
  heading: string
  answer: string
  here: 'blog' | 'latest-blogs'
  children?: React.ReactNode
}) {
  const text = blogText[language]
  return (
    <header className="phero" data-first-screen="">
      <div className="wrap blog-top">
        <div className="row apart">
          <div>
            <h1>{heading}</h1>
            <p className="lede">{answer}</p>
          </div>
          <nav className="swt" aria-label={text.browse}>
            {(['blog', 'latest-blogs'] as const).map((route) => (
              <a key={route} href={pathOf(route, language)} aria-current={route === here ? 'page' : undefined}>
                {route === 'blog' ? text.bySubject : text.byDate}
              </a>
            ))}
          </nav>
        </div>
        {children}
      </div>
    </header>
  )
}

function LeadPost({
  post,
  isFirstOfSubject,
  language,
}: {
  post: PostHead
  isFirstOfSubject: boolean
  language: Language
}) {
  const text = blogText[language]
  return (
    <article className="lead-post" id={isFirstOfSubject ? post.text.subject : undefined}>
      <PostPicture post={post} language={language} />
      <div>
        <p className="meta">
          <b>{text.newest}</b>
          <SubjectTag subject={post.text.subject} language={language} />
          <PostDate post={post} language={language} />
        </p>
        <h2>
          <a href={post.path}>{post.text.title}</a>
        </h2>
        <p>{post.text.summary}</p>
        <p>
          <a className="tl" href={post.path}>
            {text.read} <Icon name="arrow" size={20} />
          </a>
        </p>
      </div>
    </article>
  )
}

function Latest({
  posts,
  language,
  words,
  hasMore = false,
}: {
  posts: readonly PostHead[]
  language: Language
  words: HeadWords
  hasMore?: boolean
}) {
  const text = blogText[language]
  return (
    <section className="tint sec tight" aria-labelledby="by-date">
      <div className="wrap g2 c75">
        <div>
          <h2 id="by-date">{text.byDate}</h2>
          <p className="mut">{text.stream}</p>
          <PostStream posts={posts} language={language} />
        </div>
        <div className="stack">
          <Ways language={language} words={words} hasMore={hasMore} />
        </div>
      </div>
    </section>
  )
}

/** Other ways to a post: all by date, the search, the feed. */
function Ways({ language, words, hasMore }: { language: Language; words: HeadWords; hasMore: boolean }) {
  const text = blogText[language]
  return (
    <>
      <SearchForm language={language} />
      <div className="stack-s">
        {hasMore ? (
          <p>
            <a className="tl" href={pathOf('latest-blogs', language)}>
              {text.allPosts} <Icon name="arrow" size={20} />
            </a>
          </p>
        ) : null}
        <p className="sm">
          <a href={feedPath[language]}>{text.follow}</a>
        </p>
        <PageDates words={words} language={language} />
      </div>
    </>
  )
}
