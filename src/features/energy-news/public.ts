export { newsApi } from './api.ts'
export { removeOldItems } from './repo.ts'
export { NewsPublisher, newsSubject, readNews } from './service.ts'
