import { type Context, defineExtension, type QueryRunner, type Request } from 'jhola/extension';

/**
 * Lets shoppers keep a note that is packed with what they buy as a present: a table, two
 * operations, their calls under /api, a box in the cart and a page of the desk.
 */
export default defineExtension({
  name: 'gift-notes',
  contract: 1,
  web: {
    slots: { 'cart.summary': new URL('./web/note.js', import.meta.url) },
    desk: [
      {
        path: 'notes',
        title: { en: 'Gift notes', hi: 'तोहफ़े की पर्चियाँ' },
        module: new URL('./web/desk.js', import.meta.url),
      },
    ],
  },
  parts: ({ typeorm, typeGraphql, express, zod: { z }, context, errors, rest }) => {
    const { Column, Entity, PrimaryColumn } = typeorm;
    const { Arg, Ctx, Extensions, Mutation, Query, Resolver } = typeGraphql;

    @Entity('gift_note')
    class GiftNote {
      @PrimaryColumn('uuid', { name: 'user_id' })
      userId: string;

      @Column('text')
      note: string;
    }

    class AddGiftNotes1795500000000 {
      name = 'AddGiftNotes1795500000000';

      async up(db: QueryRunner) {
        await db.query(`CREATE TABLE gift_note (
          user_id uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE, note text NOT NULL CHECK (length(note) <= 200))`);
      }

      async down(db: QueryRunner) {
        await db.query('DROP TABLE gift_note');
      }
    }

    async function getGiftNote(ctx: Context): Promise<string | null> {
      const found = await ctx.db.findOneBy(GiftNote, { userId: context.viewerOf(ctx).id });
      return found?.note ?? null;
    }

    async function setGiftNote(ctx: Context, note: string): Promise<string> {
      const userId = context.viewerOf(ctx).id;
      if (note.length > 200) {
        const tooLong = { en: 'A note has at most 200 letters.', hi: 'नोट में ज़्यादा से ज़्यादा 200 अक्षर हों.' };
        throw new errors.ShopError(errors.ErrorCode.BAD_USER_INPUT, tooLong, 'note');
      }
      await ctx.db.upsert(GiftNote, { userId, note }, ['userId']);
      return note;
    }

    @Resolver()
    class GiftNotesResolver {
      @Extensions({ caller: 'shopper' })
      @Query(() => String, { nullable: true, description: 'The note that is packed with what the shopper buys next.' })
      giftNote(@Ctx() ctx: Context) {
        return getGiftNote(ctx);
      }

      @Extensions({ caller: 'shopper' })
      @Mutation(() => String, { description: 'Keeps a note of at most 200 letters. For shoppers.' })
      setGiftNote(@Arg('note', () => String) note: string, @Ctx() ctx: Context) {
        return setGiftNote(ctx, note);
      }

      @Query(() => Number, {
        description: 'How many shoppers keep a note. Nobody is named, so that it is for the owner.',
      })
      giftNoteCount(@Ctx() ctx: Context) {
        return ctx.db.count(GiftNote);
      }
    }

    const router = express.Router();
    const note = z.object({ note: z.string() });
    router.get(
      '/gift-note',
      rest.about({ summary: 'The note of the shopper.', caller: 'shopper', answer: note.partial() }),
      rest.route(async (ctx) => ({ note: (await getGiftNote(ctx)) ?? undefined })),
    );
    router.put(
      '/gift-note',
      rest.about({ summary: 'Keeps a note.', caller: 'shopper', body: note, answer: note }),
      rest.route(async (ctx, req: Request) => ({ note: await setGiftNote(ctx, String(req.body?.note ?? '')) })),
    );

    return {
      entities: [GiftNote],
      migrations: [AddGiftNotes1795500000000],
      resolvers: [GiftNotesResolver],
      routers: [router],
      tasks: [
        {
          name: 'gift-notes-forget',
          schedule: { match: '15 20 * * *' },
          run: async ({ db }) => void (await db.query(`DELETE FROM gift_note WHERE note = ''`)),
        },
      ],
    };
  },
});
