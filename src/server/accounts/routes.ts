import multipart from '@fastify/multipart';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandFacts } from '../../brands/types.ts';
import {
  accountFormCall,
  answerCall,
  apiPath,
  changePasswordCall,
  loginCall,
  logoutCall,
  meCall,
  questionCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
} from '../../contract/calls.ts';
import { formMessages } from '../../contract/forms/messages.ts';
import {
  guessedFirstMessage,
  loginRules,
  newPasswordRules,
  refusalHint,
  resetRules,
  tokenExpired,
} from '../../contract/forms/passwords.ts';
import { brokenRules, type Rules } from '../../contract/forms/rules.ts';
import {
  submissionAnswerSchema,
  accountFormSchema,
  accountHolderAnswerSchema,
  answerSchema,
  changePasswordSchema,
  loginAnswerSchema,
  loginSchema,
  messageAnswerSchema,
  noAnswerSchema,
  questionAnswerSchema,
  resendVerificationSchema,
  resetPasswordSchema,
  statusAnswerSchema,
  verifyEmailSchema,
  type AccountHolderAnswer,
} from '../../contract/forms/schemas.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { RequestError, RetryLaterError } from '../errors.ts';
import { refusal, routes } from '../http/validation.ts';
import { BoundedQueue } from '../boundedQueue.ts';
import { takeFromPerson } from '../security/robotCheck.ts';
import { refuseWhileBusy } from '../security/passwords.ts';
import { inSameTime } from '../security/sameTime.ts';
import { LoginLimits, ResetLimits } from './attemptLimits.ts';
import { changePassword, findSession, logIn, logOut, sendResetLink } from './login.ts';
import { answerQuestion, readQuestion } from './questions.ts';
import { formReceiver, multipartOptions } from './receiveMultipart.ts';
import { findApplicant, judge, readForm, register, sendLinkAgain } from './registration.ts';
import { confirmAddress } from './review.ts';

interface AccountParts {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDir' | 'unverifiedBytes'>;
  readonly facts: BrandFacts;
  readonly clock: () => Date;
}

export function accountRoutes(parts: AccountParts): FastifyPluginCallback {
  return routes((app) => {
    // Proxies and browsers must not store these answers.
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.header('cache-control', 'no-store');
      next();
    });
    void app.register(registrationRoute(parts));
    // A changed password can log in at once, whatever was tried before.
    const loginLimits = new LoginLimits(parts.database);
    void app.register(verificationRoutes(parts));
    void app.register(sessionRoutes(parts, loginLimits));
    void app.register(passwordRoutes(parts, loginLimits));
    void app.register(questionRoutes(parts));
  });
}

function registrationRoute({ database, config, facts, clock }: AccountParts): FastifyPluginCallback {
  return routes((app) => {
    const receive = formReceiver(database, config.dataDir, 'account');
    // Each running form holds a file in memory and a database connection; the others wait with their files on disk.
    const queue = new BoundedQueue({
      name: 'registrations',
      concurrency: 3,
      waitingLimit: 500,
      busyMessage: 'Very many forms are being sent at the moment. Please try again in a minute.',
      retryAfterMs: 60_000,
    });
    void app.register(multipart, multipartOptions);

    // The specification's client reads `msg`, the other calls' clients `message`.
    app.addHook('preSerialization', (_request, reply, payload, next) => {
      const isRefusal = reply.statusCode >= 400 && typeof payload === 'object' && payload !== null && 'message' in payload;
      next(null, isRefusal ? { msg: payload.message, ...payload } : payload);
    });

    const accountFormRoute = formRoute({
      summary: 'A business asks for an account: `body` holds the form as JSON, the other parts are files.',
      body: accountFormSchema,
      response: { 201: submissionAnswerSchema },
    });
    app.post(apiPath(accountFormCall), accountFormRoute, (request, reply) =>
      receive(request, async (received, { key, visitor, bytes }) => {
        const { typed, check } = readForm(received);
        const { body } = await takeFromPerson(check, async () => {
          const judged = await queue.run(() => judge(typed, received));
          const circumstances = { key, address: visitor, now: clock() };
          return inSameTime(() =>
            queue.run(() => register({ database, facts, unverifiedBytes: config.unverifiedBytes }, judged, bytes, circumstances)),
          );
        });
        return reply.code(201).send(body);
      }),
    );
  });
}

function verificationRoutes({ database, facts, clock }: AccountParts): FastifyPluginCallback {
  return routes((app) => {
    const linkLimits = new ResetLimits(database, 'confirmation');

    const verifyEmailCallSchema = {
      summary: 'Confirms a mail address by the token of its link.',
      body: verifyEmailSchema,
      response: { 200: messageAnswerSchema },
    };
    app.post(apiPath(verifyEmailCall), { schema: verifyEmailCallSchema }, async ({ body: { token } }) => {
      if (token === '') throw new RequestError(400, formMessages.tokenMissing);
      const confirmation = await confirmAddress(database, facts, token, clock());
      if (confirmation === 'unusable') throw new RequestError(400, formMessages.verificationFailed);
      return { message: confirmation === 'confirmed' ? formMessages.verified : formMessages.verifiedBefore };
    });

    const resendVerificationCallSchema = {
      summary:
        'Mails a new link to an applicant whose address is not confirmed, by the reference of the submission or the token of a link that is outdated or replaced. The answer is the same whether or not there is one. Limited for each address and account.',
      body: resendVerificationSchema,
      response: { 200: messageAnswerSchema },
    };
    app.post(apiPath(resendVerificationCall), { schema: resendVerificationCallSchema }, async ({ body, visitor: ip }) => {
      const now = clock();
      await inSameTime(async () => {
        const accountId = await findApplicant(database, body);
        const mayMail = await linkLimits.mayMail(`account ${accountId ?? ''}`, ip);
        if (mayMail && accountId !== undefined) await sendLinkAgain(database, accountId, now);
      });
      return { message: body.reference === '' ? formMessages.linkRenewed : formMessages.linkSentAgain };
    });
  });
}

function sessionRoutes({ database, clock }: AccountParts, loginLimits: LoginLimits): FastifyPluginCallback {
  return routes((app) => {
    const loginCallSchema = { summary: 'Name and password for a session token.', body: loginSchema, response: { 200: loginAnswerSchema } };
    app.post(apiPath(loginCall), { schema: loginCallSchema }, async ({ body, visitor: ip }) => {
      refuseBroken(loginRules, body);
      const { logIn: name, pwd: password } = body;
      const now = clock();
      refuseWhileBusy();
      await loginLimits.attempt(name, ip);
      const token = await logIn(database, { name, password, address: ip, now }).catch(async (error: unknown) => {
        if (error instanceof RetryLaterError) await loginLimits.withdrawn(name, ip);
        throw error;
      });
      if (token === undefined) throw new RequestError(401, formMessages.loginFailed);
      await loginLimits.succeeded(name, ip);
      return { token };
    });

    const meCallSchema = { summary: 'Whose session it is.', needsSession: true, response: { 200: accountHolderAnswerSchema } };
    app.get(apiPath(meCall), { schema: meCallSchema }, async (request, reply): Promise<AccountHolderAnswer> => {
      const token = bearerToken(request);
      const data = token === undefined ? undefined : await findSession(database, token, clock());
      if (data) return { data };
      throw notLoggedIn(reply);
    });

    const logoutCallSchema = { summary: 'Ends the session.', needsSession: true, response: { 204: noAnswerSchema } };
    app.post(apiPath(logoutCall), { schema: logoutCallSchema }, async (request, reply) => {
      const token = bearerToken(request);
      if (token === undefined) throw notLoggedIn(reply);
      await logOut(database, token);
      return reply.code(204).send();
    });
  });
}

function passwordRoutes({ database, facts, clock }: AccountParts, loginLimits: LoginLimits): FastifyPluginCallback {
  return routes((app) => {
    const resetLimits = new ResetLimits(database, 'reset');
    // Changes run one after the other, so that of several that use one link at the same time only the first hashes a password.
    const passwordChanges = new BoundedQueue({
      name: 'password-changes',
      concurrency: 1,
      waitingLimit: 200,
      busyMessage: 'Very many passwords are being changed at the moment. Please try again in a few seconds.',
      retryAfterMs: 5_000,
    });

    const resetPasswordCallSchema = {
      summary: 'Mails a link to a new password. The answer is the same whether or not somebody has this name.',
      body: resetPasswordSchema,
      response: { 200: statusAnswerSchema },
    };
    app.post(apiPath(resetPasswordCall), { schema: resetPasswordCallSchema }, async ({ body, visitor: ip }) => {
      refuseBroken(resetRules, body);
      const now = clock();
      const mayMail = await resetLimits.mayMail(body.mail, ip);
      await inSameTime(async () => {
        if (mayMail) await sendResetLink(database, body.mail, now);
      });
      return { status: true, message: formMessages.findResetLink };
    });

    const changePasswordCallSchema = {
      summary: 'A new password by the token of a link.',
      body: changePasswordSchema,
      response: { 200: statusAnswerSchema },
    };
    app.post(apiPath(changePasswordCall), { schema: changePasswordCallSchema }, async ({ body: { pwd: password, token }, visitor: ip }) => {
      const broken = brokenRules<{ pwd: string }>({ pwd: newPasswordRules.pwd! }, { pwd: password })['pwd'];
      if (broken !== undefined) return { status: false, message: broken, hint: refusalHint(password) };
      const change = await passwordChanges.run(() => changePassword(database, facts, { password, token, now: clock() }));
      if (change === 'outdated link') return { status: false, message: tokenExpired };
      if (change === 'guessed first') return { status: false, message: guessedFirstMessage };
      await Promise.all(change.names.flatMap((name) => [loginLimits.letIn(name, ip), resetLimits.used(name)]));
      return { status: true, message: formMessages.passwordChanged };
    });
  });
}

function questionRoutes({ database, config, clock }: AccountParts): FastifyPluginCallback {
  return routes((app) => {
    const receive = formReceiver(database, config.dataDir, 'answer');
    void app.register(multipart, multipartOptions);

    const question = { body: verifyEmailSchema, response: { 200: questionAnswerSchema } };
    const questionCallSchema = { summary: 'What staff ask about an account form, by the token of the link in their mail.', ...question };
    app.post(apiPath(questionCall), { schema: questionCallSchema }, async ({ body: { token } }) => ({
      data: await readQuestion(database.kysely, token, clock()),
    }));

    const answerRoute = formRoute({
      summary: 'The answer to it, once: `body` holds the values as JSON, the other parts are files.',
      body: answerSchema,
      response: { 201: messageAnswerSchema },
    });
    app.post(apiPath(answerCall), answerRoute, (request, reply) =>
      receive(request, async (received, { key }) => {
        const { success, data, error } = answerSchema.safeParse(received.body);
        if (!success) throw refusal(error.issues);
        const { body } = await takeFromPerson(data.check, () => answerQuestion(database, data, received, { key, now: clock() }));
        return reply.code(201).send(body);
      }),
    );
  });
}

/** @throws {RequestError} 400 with the form's own messages */
function refuseBroken<Values extends object>(rules: Rules<Values>, values: Values): void {
  const errors = brokenRules(rules, values);
  const [message] = Object.values(errors);
  if (message !== undefined) throw new RequestError(400, message, errors);
}

/** The route of a form with files. Its handler checks the form, since that is one part of a multipart body. */
const formRoute = <Schema extends object>(schema: Schema) => ({
  validatorCompiler: () => () => true,
  schema: { consumes: ['multipart/form-data'], isSubmission: true, ...schema },
});

function notLoggedIn(reply: FastifyReply): RequestError {
  void reply.header('www-authenticate', 'Bearer');
  return new RequestError(401, 'Please log in.');
}

const bearerToken = ({ headers }: FastifyRequest): string | undefined => /^Bearer +(\S+)$/iu.exec(headers.authorization ?? '')?.[1];
