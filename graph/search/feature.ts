import { audit } from '../audit/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { location } from '../location/feature.js';
import { defineFeature } from '../shared/feature.js';
import { EmptySearchCount, EmptySearchVisit } from './empty/empty-search.entity.js';
import { SearchDocument } from './index/search-document.entity.js';
import { SearchField } from './index/search-field.entity.js';
import { SearchSynonym } from './index/search-synonym.entity.js';
import { SearchTerm } from './index/search-term.entity.js';
import { SearchWaiting } from './index/search-waiting.entity.js';
import { SearchLesson, SearchSpelling } from './learning/search-lesson.entity.js';
import { LetKindsHoldThings1795493000000 } from './migrations/1795493000000-LetKindsHoldThings.js';
import { KeepSpokenNames1795493100000 } from './migrations/1795493100000-KeepSpokenNames.js';
import { FindCustomFields1795634500000 } from './migrations/1795634500000-FindCustomFields.js';
import { CountEmptySearches1795665200000 } from './migrations/1795665200000-CountEmptySearches.js';
import { AddSearchRules1795730000000 } from './migrations/1795730000000-AddSearchRules.js';
import { CountQuestions1795730100000 } from './migrations/1795730100000-CountQuestions.js';
import { AddSearchPackIndex1795784000000 } from './migrations/1795784000000-AddSearchPackIndex.js';
import { AddSearchLessons1795784100000 } from './migrations/1795784100000-AddSearchLessons.js';
import { SearchChoice, SearchQuestion } from './questions/search-question.entity.js';
import { SearchRule } from './rules/search-rule.entity.js';

/** What is found by words in two scripts, and what is suggested while they are typed. */
export const search = defineFeature({
  name: 'search',
  uses: [audit, catalogue, location],
  entities: [
    EmptySearchCount,
    EmptySearchVisit,
    SearchChoice,
    SearchDocument,
    SearchField,
    SearchLesson,
    SearchQuestion,
    SearchRule,
    SearchSpelling,
    SearchSynonym,
    SearchTerm,
    SearchWaiting,
  ],
  migrations: [
    LetKindsHoldThings1795493000000,
    KeepSpokenNames1795493100000,
    FindCustomFields1795634500000,
    CountEmptySearches1795665200000,
    AddSearchRules1795730000000,
    CountQuestions1795730100000,
    AddSearchPackIndex1795784000000,
    AddSearchLessons1795784100000,
  ],
  sql: 'graph/search/sql',
  hooks: {
    onGoodsBought: async (tx, productIds) => (await import('./learning/note-lessons.js')).noteBought(tx, productIds),
  },
  resolvers: () => [
    import('./search.resolver.js'),
    import('./rules/search-rules.resolver.js'),
    import('./questions/search-questions.resolver.js'),
  ],
  routers: () => [import('./search.rest.js')],
  publicFields: ['search', 'suggest'],
  tasks: async () => {
    const { indexWaiting } = await import('./index/index-waiting.js');
    const { clearOldSearches } = await import('./empty/empty-searches.service.js');
    const { learnFromSearches } = await import('./learning/learn-from-searches.js');
    // What an import has put up that did not come to its end.
    return [
      { name: 'index-waiting-products', schedule: { match: '*/10 * * * *' }, run: ({ db }) => indexWaiting(db, false) },
      clearOldSearches,
      learnFromSearches,
    ];
  },
});
