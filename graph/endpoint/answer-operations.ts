import { type ApolloServer, HeaderMap } from '@apollo/server';
import { addRequestId } from '../graphql/error-status.js';
import type { KnownOperations } from '../graphql/persisted-operations.js';
import { bodyIn } from '../http/read-body.js';
import { contextOf } from '../rest/response-context.js';
import type { Context } from '../shared/context.js';
import { acceptedType } from '../shared/request/graph-type.js';
import { isForm } from '../shared/request/request-body.js';
import type { Step } from '../shared/request/step.js';
import { readUpload } from '../uploads/graph-uploads.js';
import { resolveDocumentId } from './document-id.js';
import { sendAnswer } from './send-answer.js';

/**
 * Answers queries and mutations: asks Apollo Server by the method that it documents for
 * integrations. Files are read here, once it is known who sends them.
 */
export function answerOperations(apollo: ApolloServer<Context>, known: KnownOperations): Step {
  return async (req, res) => {
    const { method = 'GET', url = '' } = req;
    const ctx = contextOf(res);
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(req.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    headers.set('accept', acceptedType(headers.get('accept')));
    const asked = {
      search: url.includes('?') ? url.slice(url.indexOf('?')) : '',
      body: isForm(req) ? await readUpload(res) : bodyIn(req),
    };
    const httpGraphQLRequest = { method, headers, ...resolveDocumentId(asked, known.isKnown) };
    const answer = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => ctx });
    // Only operations that defer a part of themselves are answered in several, and the schema knows
    // none.
    if (answer.body.kind !== 'complete') throw new Error('an answer came in parts');
    const { status = 200 } = answer;
    const { string } = answer.body;
    sendAnswer(res, { status, headers: answer.headers, body: status < 400 ? string : addRequestId(string, ctx) });
  };
}
