import { type Html, html } from '../rest/html.js';
import type { Answer, Openapi, Operation, Parameter, Schema } from './openapi.js';

/** A call with where it is found. */
interface PlacedCall {
  method: string;
  path: string;
  operation: Operation;
}

/**
 * The page that shows the document to people: every call with what it reads and answers, and the
 * shapes of answers.
 */
export function docsPage(openapi: Openapi): Html {
  const calls = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): PlacedCall => ({ method, path, operation })),
  );
  const topics = [...new Set(calls.flatMap(({ operation }) => operation.tags))];
  const shapes = Object.entries(openapi.components.schemas);
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>REST calls | ${openapi.info.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
  <p><a href="/">${openapi.info.title}</a></p>
  <nav aria-label="Elsewhere">
    <a href="/api/openapi.json">openapi.json</a>
    <a href="/docs">Manual</a>
    <a href="/playground">Playground of the graph</a>
  </nav>
</header>
<div class="columns">
<nav aria-label="Topics" class="topics">
  <ul>
    ${topics.map((topic) => html`<li><a href="#${slugOf(topic)}">${topic}</a></li>`)}
    <li><a href="#shapes">Shapes of answers</a></li>
  </ul>
</nav>
<main>
  <h1>REST calls</h1>
  ${openapi.info.description.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
  ${topics.map(
    (topic) => html`<section aria-labelledby="${slugOf(topic)}">
    <h2 id="${slugOf(topic)}">${topic}</h2>
    ${calls.filter(({ operation }) => operation.tags.includes(topic)).map(callEntry)}
  </section>`,
  )}
  <section aria-labelledby="shapes">
    <h2 id="shapes">Shapes of answers</h2>
    ${shapes.map(([name, schema]) => shapeEntry(name, schema))}
  </section>
</main>
</div>
</body>
</html>
`;
}

function callEntry({ method, path, operation }: PlacedCall): Html {
  const { summary, description, parameters, requestBody, responses, security } = operation;
  const caller = Object.keys(security[0] ?? {})[0];
  const [[type, body] = []] = Object.entries(requestBody?.content ?? {});
  return html`<details id="${operation.operationId}">
  <summary>
    <span class="call"><b>${method.toUpperCase()}</b> <code>${broken(path)}</code></span>
    <span>${summary}${caller === 'shopper' ? html` <em>Signed in.</em>` : null}</span>
  </summary>
  <div class="body">
    ${description.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
    <pre><code>${exampleOf(method, path, operation)}</code></pre>
    ${parameters.length > 0 ? html`<h3>Parameters</h3>${fieldList(parameters.map(parameterField))}` : null}
    ${body ? html`<h3>Body, as ${type === 'application/json' ? 'JSON' : 'a form'}</h3>${schemaBlock(body.schema)}` : null}
    <h3>Answers</h3>
    ${Object.entries(responses).map(([status, answer]) => answerEntry(status, answer))}
  </div>
</details>`;
}

function answerEntry(status: string, { description, headers = {}, content }: Answer): Html {
  const { schema } = content['application/json'];
  const isDone = Number(status) < 400;
  const said = description === 'Done.' ? null : html` ${description}`;
  return html`<p><b>${status}</b> ${isDone ? html`${shapeOf(schema)}${said}` : html`<code>${description}</code>`}</p>
    ${isDone && schema.properties ? schemaBlock(schema) : null}
    ${Object.entries(headers).map(([name, header]) => html`<p class="soft"><code>${name}</code> ${header.description}</p>`)}`;
}

function shapeEntry(name: string, schema: Schema): Html {
  return html`<details id="shape-${name}">
  <summary><span class="call"><b>${name}</b></span><span>${schema.description}</span></summary>
  <div class="body">${schemaBlock(schema)}</div>
</details>`;
}

interface Field {
  name: string;
  shape: Html | string;
  isRequired: boolean;
  description: string | undefined;
}

function parameterField({ name, in: place, required, description, schema }: Parameter): Field {
  return { name, shape: html`${shapeOf(schema)}, in the ${place}`, isRequired: required, description };
}

function schemaBlock(schema: Schema): Html {
  if (!schema.properties) return html`<p>${shapeOf(schema)}</p>`;
  const { properties, required = [] } = schema;
  return fieldList(
    Object.entries(properties).map(([name, field]) => ({
      ...{ name, shape: shapeOf(field), isRequired: required.includes(name) && field.default === undefined },
      description: field.description,
    })),
  );
}

function fieldList(fields: Field[]): Html {
  return html`<dl>${fields.map(
    ({ name, shape, isRequired, description }) => html`<div>
      <dt><code>${name}</code> <span class="soft">${shape}${isRequired ? null : ', optional'}</span></dt>
      <dd>${description}</dd>
    </div>`,
  )}</dl>`;
}

/** What a value is, in a few words; a named shape is linked. */
function shapeOf(schema: Schema): Html {
  const named = schema.$ref?.split('/').at(-1);
  if (named) return html`<a href="#shape-${named}">${named}</a>`;
  if (schema.items) return html`list of ${shapeOf(schema.items)}`;
  if (schema.anyOf) return html`${schema.anyOf.map((one, place) => html`${place > 0 ? ' or ' : null}${shapeOf(one)}`)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.type === undefined) return html`anything`;
  return html`${[schema.type].flat().join(' or ')}${boundsOf(schema)}`;
}

function boundsOf({ minimum, maximum, default: otherwise }: Schema): string {
  const bounds = [
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    otherwise === undefined ? '' : `${JSON.stringify(otherwise)} unless said`,
  ].filter(Boolean);
  return bounds.length > 0 ? ` ${bounds.join(' ')}` : '';
}

/** A line for a terminal, with … for what the reader has to fill in. */
function exampleOf(method: string, path: string, { parameters, requestBody, security }: Operation): string {
  const needed = parameters.filter(({ in: place, required }) => place === 'query' && required);
  const query = needed.length > 0 ? `?${needed.map(({ name }) => `${name}=…`).join('&')}` : '';
  const json = requestBody?.content['application/json']?.schema;
  const form = requestBody?.content['multipart/form-data']?.schema;
  const { properties = {}, required = [] } = json ?? {};
  const body = Object.fromEntries(required.map((name) => [name, properties[name]?.default ?? '…']));
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "$SHOP${path.replace(/\{\w+\}/g, '…')}${query}"`,
    security.some((each) => 'shopper' in each) ? '-H "Authorization: Bearer $TOKEN"' : '',
    json ? '-H "Content-Type: application/json"' : '',
    json ? `-d '${JSON.stringify(body)}'` : '',
    ...Object.keys(form?.properties ?? {}).map((name) => `-F '${name}=@…'`),
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

/** A path that may be broken behind each slash, for narrow screens. */
function broken(path: string): Html {
  return html`${path.split('/').map((word, place) => html`${place > 0 ? html`/<wbr>` : null}${word}`)}`;
}

function slugOf(topic: string): string {
  return topic.toLowerCase().replaceAll(' ', '-');
}
