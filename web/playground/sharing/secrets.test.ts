import { expect, it } from '@jest/globals';
import { withoutSecrets } from './secrets';

it('leaves no password, token or signature in what is shared or saved, be it a variable or typed into the operation', () => {
  const query = `mutation In($newPassword: String!) {
    signIn(email: "asha@example.com", password: "mango \\"season\\"") { token }
    resetPassword(token : """a
      b""", newPassword: $newPassword) { ok }
    search(query: "password") { totalCount }
  }`;
  const variables = '{"newPassword": "monsoon-rain", "input": {"signature": "f00", "quantity": 2}}';

  const shared = withoutSecrets({ name: 'In', query, variables });

  expect(shared.name).toBe('In');
  expect(shared.query).toBe(`mutation In($newPassword: String!) {
    signIn(email: "asha@example.com", password: "") { token }
    resetPassword(token : "", newPassword: $newPassword) { ok }
    search(query: "password") { totalCount }
  }`);
  expect(JSON.parse(shared.variables)).toEqual({ newPassword: '', input: { signature: '', quantity: 2 } });
  expect(withoutSecrets({ query, variables: '{oops' }).variables).toBe('');
});
