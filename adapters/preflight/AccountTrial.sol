// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// Replaces the code of an account while a node simulates calls of that account. The node discards all its changes.
/// `npm run trial` compiles it into `account-simulation.ts`.
contract AccountTrial {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// A balance to compare before and after. The zero address means the coin of the chain.
    struct Watched {
        address token;
        address holder;
    }

    error Tried(uint256 received);
    error Failed(uint256 call, bytes reason);

    receive() external payable {}

    /// Returns the called selector, which accepts tokens in their hooks and accepts signatures of contracts (ERC-1271).
    fallback() external payable {
        assembly {
            mstore(0, and(calldataload(0), shl(224, 0xffffffff)))
            return(0, 32)
        }
    }

    /// Runs the calls one after the other. Returns the changes of the watched balances and the gas of the calls.
    /// `enforced` is the index in `offsets` at which the last call contains the minimum of `target` that it accepts.
    /// If there is none, it is the length of `offsets`.
    function tryCalls(Call[] calldata calls, Watched[] calldata watched, address target, uint256[] calldata offsets)
        external
        returns (int256[] memory changes, uint256 gasUsed, uint256 enforced)
    {
        enforced = enforcedAt(calls, target, offsets);
        changes = new int256[](watched.length);
        for (uint256 index = 0; index < watched.length; index++) changes[index] = -int256(held(watched[index]));
        gasUsed = gasleft();
        execute(calls);
        gasUsed -= gasleft();
        for (uint256 index = 0; index < watched.length; index++) changes[index] += int256(held(watched[index]));
    }

    /// Executes the calls and reverts them. The error contains how much of a token they brought.
    function dryRun(Call[] calldata calls, address token) external {
        Watched memory own = Watched(token, address(this));
        uint256 before = held(own);
        execute(calls);
        uint256 later = held(own);
        revert Tried(later > before ? later - before : 0);
    }

    /// A word is the minimum that a call accepts if the call succeeds with exactly the amount it brings, and fails with one more.
    function enforcedAt(Call[] calldata calls, address target, uint256[] calldata offsets) private returns (uint256) {
        if (offsets.length == 0) return 0;
        (bool isDone, uint256 received) = bring(calls, target);
        for (uint256 index = 0; isDone && index < offsets.length; index++) {
            (bool isEnough,) = bring(withWord(calls, offsets[index], received), target);
            (bool isLess,) = bring(withWord(calls, offsets[index], received + 1), target);
            if (isEnough && !isLess) return index;
        }
        return offsets.length;
    }

    function withWord(Call[] memory calls, uint256 offset, uint256 word) private pure returns (Call[] memory) {
        bytes memory data = calls[calls.length - 1].data;
        assembly {
            mstore(add(add(data, 32), offset), word)
        }
        return calls;
    }

    function bring(Call[] memory calls, address token) private returns (bool isDone, uint256 received) {
        try this.dryRun(calls, token) {
            return (false, 0);
        } catch (bytes memory reason) {
            if (reason.length != 36 || bytes4(reason) != Tried.selector) return (false, 0);
            assembly {
                received := mload(add(reason, 36))
            }
            return (true, received);
        }
    }

    function execute(Call[] calldata calls) private {
        for (uint256 index = 0; index < calls.length; index++) {
            (bool isDone, bytes memory reason) = calls[index].to.call{value: calls[index].value}(calls[index].data);
            if (!isDone) revert Failed(index, reason);
        }
    }

    function held(Watched memory one) private view returns (uint256 amount) {
        if (one.token == address(0)) return one.holder.balance;
        (bool isDone, bytes memory answer) =
            one.token.staticcall(abi.encodeWithSignature("balanceOf(address)", one.holder));
        return isDone && answer.length >= 32 ? abi.decode(answer, (uint256)) : 0;
    }
}
