import { PluginContextProvider, usePluginStore } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { shopIcon, shopName } from '../lib/server-report';
import { getStored } from '../lib/storage';
import { AnswerBar } from './AnswerBar';
import { AnswersProvider, useAnswers } from './answers/useAnswers';
import { CollectionsPanel } from './collections/CollectionsPanel';
import { PlaceProvider } from './collections/useCollections';
import { ExamplesPanel } from './ExamplesPanel';
import { type Facts, queryOf, variablesOf } from './examples';
import { ExplorerPanel } from './explorer/ExplorerPanel';
import { FactsContext } from './FactsContext';
import { openFetcher } from './fetcher';
import { grouped } from './grouped';
import { isPhone } from './isPhone';
import { ReadyTab } from './ReadyTab';
import { RestPanel } from './RestPanel';
import { ShareButton } from './sharing/ShareButton';
import { ToolsPanel } from './ToolsPanel';
import type { ChosenFiles } from './uploads/files';
import { SessionProvider } from './useSession';

const EXAMPLES = { title: 'Examples', icon: () => <Icon path={BOOKMARK} />, content: ExamplesPanel };
const COLLECTIONS = { title: 'Collections', icon: () => <Icon path={STACK} />, content: CollectionsPanel };
const EXPLORER = { title: 'Explorer', icon: () => <Icon path={TICKS} />, content: ExplorerPanel };
const REST = { title: 'REST calls', icon: () => <Icon path={ARROWS} />, content: RestPanel };
const TOOLS = { title: 'Tools', icon: () => <Icon path={HAMMER} />, content: ToolsPanel };
const PLUGINS = [EXAMPLES, COLLECTIONS, EXPLORER, REST, TOOLS];

/**
 * GraphiQL over the shop's own graph, with a tab per task, examples, collections, and ways to sign
 * in.
 */
export function Playground({ facts }: { facts: Facts }) {
  const firstPanel = isPhone() ? undefined : EXAMPLES;
  return (
    <FactsContext value={facts}>
      <SessionProvider>
        <AnswersProvider>
          <PlaceProvider>
            <PluginContextProvider plugins={PLUGINS} visiblePlugin={firstPanel}>
              <OncePanelIsChosen opensWithout={!firstPanel}>
                <Editor firstPanel={firstPanel} facts={facts} />
              </OncePanelIsChosen>
            </PluginContextProvider>
          </PlaceProvider>
        </AnswersProvider>
      </SessionProvider>
    </FactsContext>
  );
}

function Editor({ firstPanel, facts }: { firstPanel: typeof EXAMPLES | undefined; facts: Facts }) {
  const theme = getStored('theme');
  const { remember } = useAnswers();
  const files = useRef<ChosenFiles>({});
  const fetcher = useMemo(() => openFetcher(() => files.current, remember), [remember]);
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={PLUGINS}
      visiblePlugin={firstPanel}
      defaultTabs={firstTabs(facts)}
      defaultEditorToolsVisibility="variables"
      defaultTheme={theme === 'light' || theme === 'dark' ? theme : null}
      shouldPersistHeaders={false}
      inputValueDeprecation
    >
      <GraphiQL.Logo>
        <a className="brand" href="/">
          <img src={shopIcon()} alt="" width={24} height={24} />
          {shopName()} <span>playground</span>
        </a>
        <ReadyTab />
      </GraphiQL.Logo>
      <GraphiQL.Toolbar>
        {({ prettify, merge, copy }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <ShareButton />
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <AnswerBar
          onChooseFiles={(chosen) => {
            files.current = chosen;
          }}
        />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}

/**
 * GraphiQL lays its panel out when it is first drawn, and leaves no room for one that is chosen
 * only afterwards, as it does with its own `visiblePlugin`.
 */
function OncePanelIsChosen({ opensWithout, children }: { opensWithout: boolean; children: ReactNode }) {
  const isChosen = usePluginStore((state) => state.visiblePlugin !== null);
  const [isOpen, setIsOpen] = useState(opensWithout);
  if (isChosen && !isOpen) setIsOpen(true);
  return isOpen && children;
}

/** Of each task the first example. */
function firstTabs({ examples }: Facts): { query: string; variables: string }[] | undefined {
  const tabs = grouped(examples, ({ task }) => task).flatMap(([, [first]]) =>
    first ? { query: queryOf(first), variables: variablesOf(first) } : [],
  );
  return tabs.length > 0 ? tabs : undefined;
}

const BOOKMARK = 'M5 3h10a1 1 0 0 1 1 1v13l-6-4-6 4V4a1 1 0 0 1 1-1zM7.5 7h5';
const STACK = 'M10 3l7 4-7 4-7-4 7-4zM3 10.5l7 4 7-4M3 14l7 4 7-4';
const TICKS = 'M3 5l1.5 1.5L7 4M3 10.5L4.5 12 7 9.5M3 16l1.5 1.5L7 15M10 5.5h7M10 11h7M10 16.5h7';
const ARROWS = 'M3 7h13m-4-4 4 4-4 4M17 13H4m4-4-4 4 4 4';
const HAMMER = 'M11.5 3.5l5 5-2.5 2.5-5-5zM10.5 7.5L3 15l2 2 7.5-7.5';

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
