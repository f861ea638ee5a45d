import { useContext, useEffect, useState } from 'react';
import { queryOf, variablesOf } from './examples';
import { FactsContext } from './FactsContext';
import { grouped } from './grouped';
import { useOpenOperation } from './useOpenOperation';

/** What of /api/openapi.json is shown. */
interface Openapi {
  paths: Record<string, Record<string, { operationId: string; summary: string; tags: string[]; 'x-graph'?: string }>>;
}

interface Call {
  id: string;
  method: string;
  path: string;
  topic: string;
  summary: string;
  /** What does the same on the graph; null where nothing does. */
  graph: string | null;
}

/**
 * The calls under /api, each beside its form on the graph, which is opened in a tab where there is
 * an example of it.
 */
export function RestPanel() {
  const { examples } = useContext(FactsContext);
  const open = useOpenOperation();
  const calls = useCalls();

  const graphForm = (graph: string) => {
    const example = examples.find(({ fields }) => fields.includes(graph));
    return example ? (
      <button
        type="button"
        className="form"
        onClick={() => open({ query: queryOf(example), variables: variablesOf(example) })}
      >
        {graph}
      </button>
    ) : (
      <code>{graph}</code>
    );
  };

  return (
    <div className="panel">
      <h2>REST calls</h2>
      <p>
        The same functions for clients that speak REST, beside their form on the graph. All of it about them is at{' '}
        <a href="/api/docs">/api/docs</a>, for programs at <a href="/api/openapi.json">/api/openapi.json</a>. Guides and
        recipes: <a href="/docs">/docs</a>.
      </p>
      {grouped(calls, ({ topic }) => topic).map(([topic, ofTopic]) => (
        <section key={topic} aria-label={topic}>
          <h3>{topic}</h3>
          <ul className="calls">
            {ofTopic.map(({ id, method, path, summary, graph }) => (
              <li key={id}>
                <a href={`/api/docs#${id}`}>
                  <b>{method}</b> {path}
                </a>
                <span>{summary}</span>
                {graph && graphForm(graph)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function useCalls(): Call[] {
  const [calls, setCalls] = useState<Call[]>([]);
  useEffect(() => {
    fetch('/api/openapi.json')
      .then((response) => response.json())
      .then((openapi: Openapi) => setCalls(callsOf(openapi)))
      // Without an answer the panel still says where the list is.
      .catch(() => undefined);
  }, []);
  return calls;
}

function callsOf({ paths }: Openapi): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary, tags, 'x-graph': graph = null }]) => ({
      ...{ id: operationId, method: method.toUpperCase(), path, summary, graph },
      topic: tags[0] ?? '',
    })),
  );
}
