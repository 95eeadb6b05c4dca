import { ArticleList } from '#src/features/content-report/ui/article-list.app.tsx'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { ContentScreen } from './content-screen.app.tsx'

/** The blog's posts, and below them what the feeds carry of the project's own articles. */
export default function ArticlesScreen(props: ScreenProps) {
  const isEditing = new URLSearchParams(props.search).has('post')
  return (
    <>
      <ContentScreen {...props} only="post" />
      {isEditing ? null : <ArticleList {...props} />}
    </>
  )
}
