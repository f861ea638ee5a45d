import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { BasicPayload } from '../../shared/schema/basic-payload.type.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { payload } from '../../shared/schema/payload.js';
import { SignInPayload, UserPayload } from '../accounts.payloads.js';
import { confirmPhone, removePhone } from './own-phone.js';
import { requestPhoneCode } from './phone-codes.js';
import { signInWithPhone } from './sign-in-with-phone.js';

const PHONE = { description: 'A mobile number of India as it is typed, with +91 or without.' };
const CODE = { description: 'The six digits of the text message, good for 10 minutes and once.' };

/** The mobile number by which a shopper signs in. */
@Resolver()
export class PhoneResolver {
  @Extensions(MUCH_WORK)
  @Mutation(() => BasicPayload, {
    description:
      'Has a code texted to a mobile number, in place of the one before, and answers the same whether or not an account has it. For everybody. Refused with BAD_USER_INPUT, or with CONFLICT where Shop.sendsTexts is false; after three within 15 minutes for one number the call fails with RATE_LIMITED.',
  })
  async requestPhoneCode(@Ctx() ctx: Context, @Arg('phone', () => String, PHONE) phone: string): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => requestPhoneCode(ctx, phone))) };
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => SignInPayload, {
    description:
      'Signs in by the code that was texted to a number; a number that is of no account makes one, without e-mail, password and name. For everybody. Refused with BAD_USER_INPUT, INVALID_CREDENTIALS, or CONFLICT for an account with a role in the shop; a code ends after five tries, and after ten wrong ones at a number within 15 minutes the call fails with RATE_LIMITED.',
  })
  signInWithPhone(
    @Ctx() ctx: Context,
    @Arg('phone', () => String, PHONE) phone: string,
    @Arg('code', () => String, CODE) code: string,
  ): Promise<SignInPayload> {
    return payload(ctx, () => signInWithPhone(ctx, phone, code));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => UserPayload, {
    description:
      'Lets the viewer sign in by a number from now on, in place of the one before, by the code that was texted to it (requestPhoneCode). For a shopper who signed in within 30 minutes. Refused with BAD_USER_INPUT, INVALID_CREDENTIALS, or CONFLICT for an older session, a number of another account and who has a role in the shop; limited as signInWithPhone is.',
  })
  confirmPhone(
    @Ctx() ctx: Context,
    @Arg('phone', () => String, PHONE) phone: string,
    @Arg('code', () => String, CODE) code: string,
  ): Promise<UserPayload> {
    return payload(ctx, () => confirmPhone(ctx, phone, code));
  }

  @Mutation(() => UserPayload, {
    description:
      'Lets the viewer no longer sign in by their number. For a shopper who signed in within 30 minutes. Refused with CONFLICT for an older session, and for an account without an e-mail, which nothing else would open.',
  })
  removePhone(@Ctx() ctx: Context): Promise<UserPayload> {
    return payload(ctx, () => removePhone(ctx));
  }
}
