import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import welcome from './welcome.graphql?raw';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const element = document.getElementById('playground');

if (element) {
  createRoot(element).render(
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={welcome}
      defaultEditorToolsVisibility="headers"
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>
        <a className="brand" href="/">
          Jhola <span>playground</span>
        </a>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
}
