export { type ContentApiOptions, contentApi } from './api.ts'
export { mostMediaBytes } from './media.ts'
export { type BuiltPosts, Content } from './service.ts'
export { postPublicationSubject } from './subject.ts'
