export { ArticleList as default } from '#src/features/content-report/ui/article-list.app.tsx'
