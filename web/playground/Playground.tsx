import { PluginContextProvider, usePluginStore } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { type ReactNode, useState } from 'react';
import mark from '../layout/jhola.svg';
import { getStored } from '../lib/storage';
import { ExamplesPanel } from './ExamplesPanel';
import { type Facts, queryOf, variablesOf } from './examples';
import { FactsContext } from './FactsContext';
import { fetcher } from './fetcher';
import { grouped } from './grouped';
import { isPhone } from './isPhone';
import { ReadyTab } from './ReadyTab';
import { RestPanel } from './RestPanel';
import { SessionProvider } from './useSession';

const EXAMPLES = { title: 'Examples', icon: () => <Icon path={BOOKMARK} />, content: ExamplesPanel };
const REST = { title: 'REST calls', icon: () => <Icon path={ARROWS} />, content: RestPanel };
const PLUGINS = [EXAMPLES, REST];

/** GraphiQL over the shop's own graph, with a tab per task, the examples, and ways to sign in. */
export function Playground({ facts }: { facts: Facts }) {
  const theme = getStored('theme');
  const firstPanel = isPhone() ? undefined : EXAMPLES;
  return (
    <FactsContext value={facts}>
      <SessionProvider>
        <PluginContextProvider plugins={PLUGINS} visiblePlugin={firstPanel}>
          <OncePanelIsChosen opensWithout={!firstPanel}>
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
                  <img src={mark} alt="" width={24} height={24} />
                  Jhola <span>playground</span>
                </a>
                <ReadyTab />
              </GraphiQL.Logo>
            </GraphiQL>
          </OncePanelIsChosen>
        </PluginContextProvider>
      </SessionProvider>
    </FactsContext>
  );
}

/**
 * GraphiQL lays its panel out when it is first drawn, and leaves no room for one that is chosen only afterwards, as it does
 * with its own `visiblePlugin`.
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
const ARROWS = 'M3 7h13m-4-4 4 4-4 4M17 13H4m4-4-4 4 4 4';

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
