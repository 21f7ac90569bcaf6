-- For the deletion of an account, which takes away both sides of its friendships.
CREATE INDEX friendships_friend ON friendships (friend_id);
