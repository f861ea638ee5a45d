/**
 * An extension with the tools, resources and prompts that the conformance suite of the Model
 * Context Protocol calls by name. It says nothing of the shop: what answers is the shop's own /mcp.
 *
 * @see https://www.npmjs.com/package/@modelcontextprotocol/conformance
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import { type AgentPrompt, type AgentResource, type AgentTool, defineExtension } from '../../extensions/extension.js';

/** A picture of one red point, and a sound of no length. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const text = (words: string) => ({ type: 'text', text: words }) as const;
const image = { type: 'image', data: PNG, mimeType: 'image/png' } as const;
const resource = (uri: string, mimeType: string, words: string) =>
  ({ type: 'resource', resource: { uri, mimeType, text: words } }) as const;

/** How long a tool takes between two things that it tells. In milliseconds. */
const STEP_MS = 50;

/** A tool that anyone may call. */
function tool(
  name: string,
  description: string,
  run: AgentTool['run'],
  inputSchema: AgentTool['inputSchema'] = { type: 'object' },
): AgentTool {
  return { name, description, inputSchema, caller: 'anyone', run };
}

/** A tool that answers the same whatever it is sent. */
const saying = (name: string, description: string, ...content: CallToolResult['content']) =>
  tool(name, description, async () => ({ content }));

/** A tool that asks the person by a form. */
const asking = (name: string, description: string, properties: object) =>
  tool(name, description, async (_ctx, _sent, request) => {
    const { action, content } = await askPerson(request, 'Please fill this in.', { type: 'object', properties });
    return { content: [text(`Elicitation completed: action=${action}, content=${JSON.stringify(content)}`)] };
  });

function askPerson({ mcpReq }: ServerContext, message: string, requestedSchema: object) {
  return mcpReq.elicitInput({ message, requestedSchema } as Parameters<typeof mcpReq.elicitInput>[0]);
}

const CHOICES = ['option1', 'option2', 'option3'];
const titled = (ids: string[], titles: string[]) => ids.map((id, place) => ({ const: id, title: titles[place] }));

const TOOLS: AgentTool[] = [
  saying('test_simple_text', 'Answers a text.', text('This is a simple text response for testing.')),
  saying('test_image_content', 'Answers a picture.', image),
  saying('test_audio_content', 'Answers a sound.', { type: 'audio', data: WAV, mimeType: 'audio/wav' }),
  saying(
    'test_embedded_resource',
    'Answers a resource.',
    resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
  ),
  saying(
    'test_multiple_content_types',
    'Answers a text, a picture and a resource.',
    text('Multiple content types test:'),
    image,
    resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ),
  tool('test_error_handling', 'Fails.', async () => ({
    ...{ isError: true, content: [text('This tool intentionally returns an error for testing')] },
  })),
  tool('test_tool_with_logging', 'Tells what it does.', async (_ctx, _sent, { mcpReq }) => {
    for (const words of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      await mcpReq.log('info', words);
      await pause(STEP_MS);
    }
    return { content: [text('Tool with logging executed successfully')] };
  }),
  tool('test_tool_with_progress', 'Tells how far it is.', async (_ctx, _sent, { mcpReq }) => {
    const { progressToken } = mcpReq._meta ?? {};
    for (const progress of [0, 50, 100]) {
      const params = { progressToken: progressToken ?? 0, progress, total: 100 };
      if (progressToken !== undefined) await mcpReq.notify({ method: 'notifications/progress', params });
      await pause(STEP_MS);
    }
    return { content: [text(String(progressToken))] };
  }),
  tool(
    'test_sampling',
    'Asks the model of the client.',
    async (_ctx, { prompt }, { mcpReq }) => {
      const asked = { role: 'user', content: text(String(prompt)) } as const;
      const { content } = await mcpReq.requestSampling({ messages: [asked], maxTokens: 100 });
      return { content: [text(`LLM response: ${'text' in content ? content.text : JSON.stringify(content)}`)] };
    },
    { type: 'object', properties: { prompt: { type: 'string' } }, required: ['prompt'] },
  ),
  tool(
    'test_elicitation',
    'Asks the person.',
    async (_ctx, { message }, request) => {
      const properties = {
        username: { type: 'string', description: "User's response" },
        email: { type: 'string', description: "User's email address" },
      };
      const form = { type: 'object', properties, required: ['username', 'email'] };
      const { action, content } = await askPerson(request, String(message), form);
      return { content: [text(`User response: action: ${action}, content: ${JSON.stringify(content)}`)] };
    },
    { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
  ),
  asking('test_elicitation_sep1034_defaults', 'Asks the person, with defaults.', {
    name: { type: 'string', default: 'John Doe' },
    age: { type: 'integer', default: 30 },
    score: { type: 'number', default: 95.5 },
    status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
    verified: { type: 'boolean', default: true },
  }),
  asking('test_elicitation_sep1330_enums', 'Asks the person to choose.', {
    untitledSingle: { type: 'string', enum: CHOICES },
    titledSingle: {
      type: 'string',
      oneOf: titled(['value1', 'value2', 'value3'], ['First Option', 'Second Option', 'Third Option']),
    },
    legacyEnum: {
      ...{ type: 'string', enum: ['opt1', 'opt2', 'opt3'] },
      enumNames: ['Option One', 'Option Two', 'Option Three'],
    },
    untitledMulti: { type: 'array', items: { type: 'string', enum: CHOICES } },
    titledMulti: {
      type: 'array',
      items: { anyOf: titled(['value1', 'value2', 'value3'], ['First Choice', 'Second Choice', 'Third Choice']) },
    },
  }),
  tool(
    'json_schema_2020_12_tool',
    'Tool with JSON Schema 2020-12 features',
    async (_ctx, sent) => ({ content: [text(JSON.stringify(sent))] }),
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: {
        address: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } },
      },
      properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
      additionalProperties: false,
    },
  ),
];

const RESOURCES: AgentResource[] = [
  {
    ...{ uri: 'test://static-text', name: 'A text', mimeType: 'text/plain' },
    read: async (_ctx, uri) => [
      { uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' },
    ],
  },
  {
    ...{ uri: 'test://static-binary', name: 'A picture', mimeType: 'image/png' },
    read: async (_ctx, uri) => [{ uri, mimeType: 'image/png', blob: PNG }],
  },
  {
    ...{ uri: 'test://template/{id}/data', name: 'Data by an id', mimeType: 'application/json' },
    read: async (_ctx, uri, { id }) => [
      {
        ...{ uri, mimeType: 'application/json' },
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
      },
    ],
  },
  {
    ...{ uri: 'test://watched-resource', name: 'The time', mimeType: 'text/plain' },
    read: async (_ctx, uri) => [{ uri, mimeType: 'text/plain', text: new Date().toISOString() }],
    watch: (_uri, changed) => {
      const timer = setInterval(changed, 1_000).unref();
      return () => clearInterval(timer);
    },
  },
];

const said = (...content: ReturnType<typeof text>[] | [object, ...ReturnType<typeof text>[]]) =>
  ({ messages: content.map((part) => ({ role: 'user', content: part })) }) as Awaited<ReturnType<AgentPrompt['fill']>>;

const PROMPTS: AgentPrompt[] = [
  {
    ...{ name: 'test_simple_prompt', description: 'Says a sentence.' },
    fill: async () => said(text('This is a simple prompt for testing.')),
  },
  {
    ...{ name: 'test_prompt_with_arguments', description: 'Says its arguments.' },
    arguments: [
      { name: 'arg1', required: true },
      { name: 'arg2', required: true },
    ],
    fill: async (_ctx, { arg1, arg2 }) => said(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
    complete: async (_ctx, _argument, begun) => ['testing', 'tester'].filter((word) => word.startsWith(begun)),
  },
  {
    ...{ name: 'test_prompt_with_embedded_resource', description: 'Brings a resource.' },
    arguments: [{ name: 'resourceUri', required: true }],
    fill: async (_ctx, { resourceUri = '' }) =>
      said(
        resource(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  },
  {
    ...{ name: 'test_prompt_with_image', description: 'Brings a picture.' },
    fill: async () => said(image, text('Please analyze the image above.')),
  },
];

export default defineExtension({
  name: 'conformance',
  contract: 1,
  parts: () => ({ agents: { tools: TOOLS, resources: RESOURCES, prompts: PROMPTS, asks: true } }),
});
