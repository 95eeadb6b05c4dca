import './editor.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useMemo, useState } from 'react'
import { type OnePost, onePost } from '#src/features/content/contract.ts'
import { rowsOf, staleBlocks } from '#src/features/content/format/alignment.ts'
import { fromMarkdown } from '#src/features/content/format/markdown.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { useAlignedBlocks } from './aligned-blocks.ts'
import { ExportLinks } from './exchange.app.tsx'
import { type Fact, FactPicker, useFacts } from './fact-picker.app.tsx'
import { MediaLibrary } from './media-library.app.tsx'
import { PreviewPanel } from './preview-panel.app.tsx'
import { ProjectForm } from './project-form.app.tsx'
import { PublishPanel } from './publish-panel.app.tsx'
import { SidePanel } from './side-panel.app.tsx'
import { staffContentText } from './staff-text.ts'
import { ToolBar } from './tool-bar.app.tsx'
import { useSide } from './use-side.ts'
import { VersionsPanel } from './versions-panel.app.tsx'

/** A piece, English beside Spanish. */
export function PostEditor({
  id,
  language,
  mayPublish,
  onBack,
}: {
  id: string
  language: Language
  mayPublish: boolean
  onBack: () => void
}) {
  const text = staffContentText[language]
  const path = `/api/content/posts/${id}`
  const post = useQuery({ queryKey: [path], select: (answer: unknown) => onePost.parse(answer), staleTime: 0 })
  const facts = useFacts()
  if (post.error)
    return (
      <p className="note bad" role="alert">
        {text.failed}
      </p>
    )
  // An editor draws its figures once, when it begins.
  return post.data && facts ? (
    <Editing
      key={id}
      post={post.data}
      facts={facts}
      path={path}
      language={language}
      mayPublish={mayPublish}
      onBack={onBack}
    />
  ) : null
}

interface Props {
  post: OnePost
  facts: readonly Fact[]
  path: string
  language: Language
  mayPublish: boolean
  onBack: () => void
}

function Editing({ post, facts, path, language, mayPublish, onBack }: Props) {
  const text = staffContentText[language]
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [path] })
  const en = useSide(post, 'en', refresh)
  const es = useSide(post, 'es', refresh)
  const sides = { en, es }
  const [focused, setFocused] = useState<{ editor: Editor; of: Language }>()
  const [editors, setEditors] = useState<Partial<Record<Language, Editor>>>({})
  useAlignedBlocks(editors.en, editors.es)
  const [open, setOpen] = useState<'fact' | 'picture'>()
  const [shown, setShown] = useState<Language>('en')
  const factIn = useMemo(() => {
    const known = new Map(facts.map((fact) => [fact.name, fact]))
    return (of: Language) => (name: string) => {
      const fact = known.get(name)
      return { text: fact?.[of] ?? name, title: fact ? `${name}, ${fact.asOf}` : name }
    }
  }, [facts])
  const stale = useMemo(() => staleOf(post, en.draft.bodyMarkdown, es.draft.bodyMarkdown), [post, en.draft, es.draft])
  const load = useMutation({
    mutationFn: async () => onePost.parse(await apiRequest('GET', path)),
    onSuccess: (fresh) => {
      client.setQueryData([path], fresh)
      for (const one of languages) if (sides[one].state !== 'unsaved') sides[one].replace(fresh)
    },
  })
  const insert = (content: object) => {
    focused?.editor.chain().focus().insertContent(content).run()
    setOpen(undefined)
  }
  return (
    <>
      <div className="sbar">
        <button type="button" className="lnk" onClick={onBack}>
          ‹ {text.back}
        </button>
        <h1>
          {(language === 'es' ? es.draft.title || en.draft.title : en.draft.title || es.draft.title) || text.untitled}
        </h1>
      </div>
      <ToolBar
        editor={focused?.editor}
        language={language}
        onFact={() => setOpen(open === 'fact' ? undefined : 'fact')}
        onPicture={() => setOpen(open === 'picture' ? undefined : 'picture')}
      />
      {open === 'fact' ? (
        <FactPicker language={language} facts={facts} onPick={(name) => insert({ type: 'fact', attrs: { name } })} />
      ) : null}
      {open === 'picture' ? (
        <MediaLibrary language={language} onPick={(media) => insert({ type: 'picture', attrs: { media } })} />
      ) : null}
      <div className="ed-switch seg">
        {languages.map((one) => (
          <button key={one} type="button" aria-pressed={shown === one} onClick={() => setShown(one)}>
            {text.languageNames[one]}
            {stale[one].length > 0 ? ` · ${text.behind(stale[one].length)}` : ''}
          </button>
        ))}
      </div>
      <div className="eg">
        <section className={`ed ${shown}`} aria-label={text.title}>
          <div className="cols">
            {languages.map((one) => (
              <SidePanel
                key={one}
                of={one}
                language={language}
                post={post}
                side={sides[one]}
                stale={stale[one]}
                factOf={factIn(one)}
                onFocus={(editor) => {
                  setFocused({ editor, of: one })
                }}
                onReady={(editor) => setEditors((before) => ({ ...before, [one]: editor }))}
                onLoad={() => load.mutate()}
              />
            ))}
          </div>
          {post.kind === 'project' || post.kind === 'case-study' ? (
            <ProjectForm sides={sides} language={language} />
          ) : null}
        </section>
        <aside className="stack-s">
          <PublishPanel
            post={post}
            sides={sides}
            stale={stale}
            facts={facts}
            language={language}
            mayPublish={mayPublish}
            onDone={refresh}
          />
          <PreviewPanel id={post.id} sides={sides} language={language} />
          <VersionsPanel post={post} language={language} onRestored={() => load.mutate()} />
          <ExportLinks post={post} language={language} />
        </aside>
      </div>
    </>
  )
}

/** Blocks that are behind: as the server saw it last, against the words that stand there now. */
function staleOf(post: OnePost, en: string, es: string): Record<Language, string[]> {
  const [english, spanish] = [fromMarkdown(en), fromMarkdown(es)]
  const of = (one: Language) => {
    const known = new Set(post[one].stale)
    const rows = rowsOf(one, english, spanish)
    return staleBlocks(
      rows,
      [...known].map((own) => ({ own, other: 'behind' })),
    )
  }
  return { en: of('en'), es: of('es') }
}
